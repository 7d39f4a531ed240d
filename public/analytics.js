// Begins the list of events that an analytics service reads (D30). Only pages of a site that has one load this.
window.dataLayer ??= [];
window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
