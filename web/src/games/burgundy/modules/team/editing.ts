import { stored, withDuchy, type PartEditing } from "../../editing/laid";

export const editing: PartEditing = {
  partners: ({ team }, seat) => (team ? [team.partners[seat] ?? seat] : []),
  ofPlayer: (position, view, seat) =>
    stored("try-shared", position.duchies[seat]?.shared ?? [], view.team?.room ?? 0, view, (shared) =>
      withDuchy(position, view, seat, { shared }),
    ),
};
