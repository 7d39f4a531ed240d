/** A picture of an article, by its address on the site. */
export type ArticlePicture = { path: string; width: number; height: number };

const PATH = /^\/pictures\/([0-9a-f]{32})\.webp$/;

/** The address of a picture. It is derived from the content, so what is there never changes. */
export const picturePath = (id: string): string => `/pictures/${id}.webp`;

/** The address of the same picture at the size of a card. */
export const smallPicturePath = (path: string): string => path.replace(/\.webp$/, '-small.webp');

/** The id of the picture at an address; undefined when the address has another form. */
export const pictureIdOf = (path: string): string | undefined => PATH.exec(path)?.[1];
