// Generated from schemas/forms/demo-request.schema.json by `npm run schemas:types`; edit that file instead.

export type DemoRequest = {
  name: string;
  restaurantName: string;
  businessEmail: string;
  cellPhone: string;
  website?: string;
  restaurantType:
    | 'fine-dining'
    | 'fast-casual'
    | 'quick-service'
    | 'casual-dining'
    | 'fast-food'
    | 'food-truck'
    | 'coffee-shop'
    | 'bar-pub'
    | 'bakery'
    | 'pizza'
    | 'other';
  monthlySalesVolume:
    'under-10k' | '10k-25k' | '25k-50k' | '50k-100k' | '100k-250k' | '250k-500k' | '500k-1m' | 'over-1m';
};
