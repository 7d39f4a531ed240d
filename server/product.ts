/** The product in the API's paths (D2). Any other is an unknown address. */
const PRODUCT = 'restaurant-pos';
/** Where the API of the product begins. */
export const PRODUCT_PREFIX = `/api/${PRODUCT}`;
