declare module "virtual:icons-later" {
  /** The same for what only some tables need. */
  const icons: Record<string, string>;
  export default icons;
}
declare module "virtual:icons" {
  /** The SVG body of each icon in use, in a box of 512 by 512. */
  const icons: Record<string, string>;
  export default icons;
}
declare module "virtual:icons/seasons" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "virtual:icons/kingdom" {
  const icons: Record<string, string>;
  export default icons;
}
