/** The product in the API's paths (D2). Any other is an unknown address. */
export const PRODUCT = 'restaurant-pos';
export const PRODUCT_PREFIX = `/api/${PRODUCT}`;
