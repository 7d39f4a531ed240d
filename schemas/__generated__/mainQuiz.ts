// Generated from schemas/quizzes/main-quiz.schema.json by `npm run schemas:types`; edit that file instead.

export type MainQuizAnswers = {
  hasCurrentPOS: 'yes' | 'no';
  currentPOSSystem?:
    | 'toast'
    | 'square-for-restaurants'
    | 'clover'
    | 'lightspeed-restaurant'
    | 'ncr-aloha'
    | 'revel-systems'
    | 'touchbistro'
    | 'lavu'
    | 'spoton'
    | 'rpower'
    | 'other';
  restaurantType: 'quick-service' | 'casual-dining' | 'fine-dining' | 'food-truck' | 'coffee-shop' | 'bar-pub';
  locationCount: 'single' | '2-3' | '4-10' | '10-plus';
  transactionVolume: 'under-10k' | '10k-50k' | '50k-150k' | '150k-500k' | 'over-500k';
  /**
   * @minItems 3
   */
  priorities: (
    | 'best-rate-cashback'
    | 'lowest-cost'
    | 'advanced-features'
    | 'easy-setup-training'
    | 'integrations'
    | 'support-24-7'
    | 'mobile-ordering'
    | 'inventory-management'
    | 'kitchen-display'
    | 'delivery-integration'
    | 'loyalty-program'
    | 'reporting-analytics'
    | 'employee-management'
    | 'gift-cards-promotions'
  )[];
  expertConsultation?: 'yes' | 'maybe' | 'no';
};
