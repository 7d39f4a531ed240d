/** The product in the API's paths (D2). */
const PRODUCT = 'restaurant-pos';
/** The prefix of the product's API. */
export const PRODUCT_PREFIX = `/api/${PRODUCT}`;
