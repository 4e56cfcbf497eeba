/** A player's sign beside the colour: lozenge, roundel, pile, billet; drawn around 0, 0. */

export function signPath(seat: number, radius: number): string {
  const r = radius;
  switch (seat) {
    case 0:
      return `M0 ${-r * 1.12}L${r * 1.12} 0L0 ${r * 1.12}L${-r * 1.12} 0Z`;
    case 1:
      return `M0 ${-r * 0.95}a${r * 0.95} ${r * 0.95} 0 1 1 -.01 0Z`;
    case 2:
      return `M${-r * 1.08} ${-r * 0.85}H${r * 1.08}L0 ${r * 1.1}Z`;
    default:
      return `M${-r * 0.88} ${-r * 0.88}h${r * 1.76}v${r * 1.76}h${-r * 1.76}Z`;
  }
}

export const colourOf = (seat: number): string => `var(--p${seat + 1})`;
/** How a player's curve is dashed. */
export const DASHES = ["", "7 4", "2 4", "10 3 2 3"];
