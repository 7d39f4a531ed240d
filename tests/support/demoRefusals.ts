/** Invalid demo requests with their messages (spec 5), the same in the browser and from the API. */
export const demoRefusals: readonly (readonly [field: string, value: string, sentence: string])[] = [
  ['name', ' a ', 'Name must be at least 2 characters'],
  ['name', '', 'Name must be at least 2 characters'],
  ['name', '\u200b\u200b', 'Name must be at least 2 characters'],
  ['restaurantName', '   ', 'Restaurant name must be at least 2 characters'],
  ['businessEmail', 'maria@trattoria', 'Please enter a valid email address'],
  ['businessEmail', '', 'Please enter a valid email address'],
  ['cellPhone', '555-0142', 'Please enter a valid phone number'],
  ['cellPhone', '----------', 'Please enter a valid phone number'],
  ['website', 'ftp://trattoria.example', 'Please enter a valid website URL'],
  ['website', 'javascript:alert(1)', 'Please enter a valid website URL'],
  ['website', 'trattoria', 'Please enter a valid website URL'],
  ['restaurantType', '', 'Please select a restaurant type'],
  ['monthlySalesVolume', '', 'Please select your monthly sales volume'],
];
