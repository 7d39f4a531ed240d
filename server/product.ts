/** The product in the API's paths (D2). */
const PRODUCT = 'restaurant-pos';
export const PRODUCT_PREFIX = `/api/${PRODUCT}`;
