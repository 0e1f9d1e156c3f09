/** px; how narrow and how wide somebody may make a column */
export const LEAST_WIDTH = 60;
export const MAX_WIDTH = 800;
