// Generated from schemas/quizzes/savings-quiz.schema.json by `npm run schemas:types`; edit that file instead.

export type SavingsQuizAnswers = {
  currentPos?:
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
  monthlyVolume: string;
  averageOrderSize: string;
  currentRate: string;
  transactionFee: '0.00' | '0.05' | '0.10' | '0.15' | '0.20' | '0.25';
  monthlyPosCost: string;
};
