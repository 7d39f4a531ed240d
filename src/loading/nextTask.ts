/** Lets the browser respond and paint first. */
export const nextTask = () => new Promise<void>((over) => setTimeout(over));
