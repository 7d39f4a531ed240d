/** How this site writes numbers and dates. The site of another language is built with its own (tools/vite/siteLanguage.ts). */
export const siteLocale: string = 'en-US';
