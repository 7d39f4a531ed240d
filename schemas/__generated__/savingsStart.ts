// Generated from schemas/forms/savings-start.schema.json by `npm run schemas:types`; edit that file instead.

export type SavingsStart = {
  currentPos:
    | 'square-for-restaurants'
    | 'toast'
    | 'clover'
    | 'lightspeed-restaurant'
    | 'touchbistro'
    | 'revel-systems'
    | 'ncr-aloha'
    | 'lavu'
    | 'shopify-pos'
    | 'stripe-terminal'
    | 'paypal-zettle'
    | 'sumup'
    | 'loyverse'
    | 'ehopper'
    | 'poster'
    | 'spoton'
    | 'skytab'
    | 'accupos'
    | 'quickbooks-pos'
    | 'retail-pro'
    | 'epicor-eagle'
    | 'dynamics-365'
    | 'oracle-simphony'
    | 'talech'
    | 'lightspeed-o-series'
    | 'other'
    | 'none';
};
