/** Every address of the product, built in one place (spec 2 "Route table"). */
export const paths = {
  home: '/',
  startQuiz: '/#quiz',
  quiz: '/quiz',
  comparison: '/comparison',
  comparisonOf: (customerId: string) => `/comparison/${encodeURIComponent(customerId)}`,
  demoRequest: '/demo-request',
  topPosSoftware: '/top-pos-software',
} as const;
