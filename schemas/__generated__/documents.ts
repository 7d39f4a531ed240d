// Generated from schemas/meta/ by `npm run schemas:types`; edit those files instead.

export type Sources = string[];
export type Links = {
  id: string;
  to: string;
  title: string;
}[];
export type RoutesDocument = {
  path: string;
  page?:
    | 'Home'
    | 'Quiz'
    | 'Save'
    | 'Comparing'
    | 'Comparison'
    | 'CostSavings'
    | 'ThankYou'
    | 'TopPos'
    | 'Blog'
    | 'Article'
    | 'Listing'
    | 'DemoRequest'
    | 'Account';
  title: string;
  description: string;
  indexed?: false;
  prerendered?: true;
}[];
export type Dollars = Constant & {
  unit?: 'dollars';
  [k: string]: unknown;
};
export type Percent = Constant & {
  unit?: 'percent';
  [k: string]: unknown;
};
export type Payments = Constant & {
  unit?: 'payments';
  [k: string]: unknown;
};
export type Entry1 =
  | string
  | {
      [k: string]: Entry1;
    };
export type Entry2 =
  | string
  | {
      [k: string]: Entry2;
    };

export interface DocumentByKind {
  article: ArticleDocument;
  articles: ArticlesDocument;
  faq: FaqDocument;
  'feature-matrix': FeatureMatrixDocument;
  'form-ui': FormUiDocument;
  funnel: FunnelDocument;
  home: HomeDocument;
  'home-variants': HomeVariantsDocument;
  options: OptionsDocument;
  page: PageDocument;
  'pos-systems': PosSystemsDocument;
  'processing-rates': ProcessingRatesDocument;
  'quiz-ui': QuizUiDocument;
  reviews: ReviewsDocument;
  routes: RoutesDocument;
  savings: SavingsDocument;
  scoring: ScoringDocument;
  site: SiteDocument;
  sources: SourcesDocument;
  texts: TextsDocument;
  'top-25': Top25Document;
  translation: TranslationDocument;
}
export interface ArticleDocument {
  $schema: string;
  content: string[];
}
export interface ArticlesDocument {
  $schema: string;
  categories: string[];
  sampleId: string;
  atOnce: number;
  pictures: {
    largestMegabytes: number;
    mostMegapixels: number;
    longestSide: number;
    smallSide: number;
    quality: number;
  };
  articles: Article[];
}
export interface Article {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  authorRole: string;
  authorBio: string;
  publishDate: string;
  publishedOn: string;
  readTime: string;
  category: string;
  image:
    | 'cover-top-25'
    | 'tile-plate'
    | 'tile-offline'
    | 'tile-switch'
    | 'tile-awning'
    | 'tile-statement'
    | 'tile-questions';
  featured: boolean;
  status: 'published' | 'draft' | 'scheduled';
  tags: string[];
}
export interface FaqDocument {
  $schema?: string;
  title: string;
  questions: {
    id: string;
    question: string;
    answer: string;
  }[];
}
export interface FeatureMatrixDocument {
  $schema: string;
  criteria: Criterion[];
  vendors: Vendor[];
}
export interface Criterion {
  id: string;
  title: string;
  description: string;
}
export interface Vendor {
  slug: string;
  values: {
    [k: string]: Cell;
  };
}
export interface Cell {
  value: 'yes' | 'add-on' | 'partial' | 'no';
  note: string;
  sources: Sources;
}
export interface FormUiDocument {
  $schema: string;
  'ui:order'?: string[];
  'ui:submitButtonOptions'?: {
    submitText: string;
  };
  'ui:messages'?: UiMessages;
  [k: string]:
    | Field
    | string
    | string[]
    | {
        submitText: string;
      }
    | UiMessages
    | undefined;
}
export interface UiMessages {
  [k: string]: {
    default?: string;
    required?: string;
    type?: string;
    enum?: string;
    const?: string;
    format?: string;
    minLength?: string;
    maxLength?: string;
    minimum?: string;
    maximum?: string;
    multipleOf?: string;
    minItems?: string;
    maxItems?: string;
    uniqueItems?: string;
    maxProperties?: string;
  };
}
/**
 * This interface was referenced by `FormUiDocument`'s JSON-Schema definition
 * via the `patternProperty` "^(?!ui:)[a-z][A-Za-z0-9]*$".
 */
export interface Field {
  'ui:widget'?: 'radio' | 'select' | 'textarea' | 'password' | 'choiceTiles' | 'richText' | 'dateTime' | 'picture';
  'ui:autocomplete'?:
    | 'on'
    | 'off'
    | 'name'
    | 'given-name'
    | 'family-name'
    | 'organization'
    | 'organization-title'
    | 'email'
    | 'tel'
    | 'url'
    | 'street-address'
    | 'address-line1'
    | 'address-level1'
    | 'address-level2'
    | 'postal-code'
    | 'country'
    | 'country-name'
    | 'username'
    | 'one-time-code'
    | 'current-password'
    | 'new-password';
  'ui:placeholder'?: string;
  'ui:help'?: string;
  'ui:title'?: string;
  'ui:description'?: string;
  'ui:autofocus'?: boolean;
  'ui:options'?: {
    inputType?: 'text' | 'email' | 'tel' | 'url';
    wide?: boolean;
    rows?: number;
    icons?: Icons;
    vendorMonograms?: boolean;
    consentVersion?: string;
  };
}
export interface Icons {
  [k: string]: string;
}
export interface FunnelDocument {
  $schema: string;
  minimumAttempts: number;
  keptDays: number;
  devices: {
    phoneBelow: number;
    tabletBelow: number;
  };
  ways: string[];
}
export interface HomeDocument {
  $schema: string;
  logoStrip: string[];
  preview: {
    vendors: string[];
    criteria: string[];
  };
}
export interface HomeVariantsDocument {
  $schema: string;
  variants: {
    id: string;
    path: string;
    hero: 'till' | 'email' | 'software' | 'payments' | 'guide';
    announced: boolean;
    sections: (
      | 'logoStrip'
      | 'better'
      | 'betterCards'
      | 'cashback'
      | 'preview'
      | 'painPoints'
      | 'reviews'
      | 'mission'
      | 'socials'
      | 'buyingGuide'
    )[];
  }[];
}
export interface OptionsDocument {
  $schema: string;
  $id: 'options.json';
  $defs: {
    [k: string]: {
      type: 'string';
      oneOf: Option[];
    };
  };
}
export interface Option {
  const: string;
  title: string;
}
export interface PageDocument {
  $schema: string;
  title: string;
  lead: string;
  updated?: string;
  links?: Links;
  contents?: boolean;
  sections: {
    id: string;
    title: string;
    paragraphs?: string[];
    list?: string[];
    steps?: Entry[];
    cards?: Entry[];
    figures?: {
      id: string;
      figure: string;
      text: string;
    }[];
    matches?: {
      label: string;
      note: string;
      rows: {
        id: string;
        title: string;
        text: string;
        match: string;
      }[];
    };
    links?: Links;
  }[];
}
export interface Entry {
  id: string;
  title: string;
  text: string;
}
export interface PosSystemsDocument {
  $schema: string;
  lastUpdated: string;
  currency: 'USD';
  scoreMethod: string;
  systems: System[];
}
export interface System {
  slug: string;
  name: string;
  shortName: string;
  mark: {
    text: string;
    tint: 'canary' | 'steel' | 'rose' | 'check' | 'blue';
  };
  subtitle: string;
  description: string;
  website: string;
  bestFor: string;
  useCases: string[];
  features: string[];
  scores: {
    totalScore: number;
    featuresScore: number;
  };
  pricing: {
    entryMonthly: number | null;
    monthlyFees: {
      text: string;
      plans: {
        name: string;
        monthly: number | null;
        per: 'location' | 'terminal' | 'station' | 'business' | 'screen' | 'device' | 'module';
        source: string;
        note?: string;
      }[];
    };
    transactionFees: {
      text: string;
      rates: {
        channel: 'in person' | 'keyed' | 'online' | 'keyed or online' | 'online or keyed';
        percent: number | null;
        fixed: number | null;
        source: string;
        plan?: string;
        forPlans?: string[];
        note?: string;
      }[];
    };
    hardwareCosts: {
      text: string;
      items: {
        name: string;
        priceMin: number | null;
        priceMax: number | null;
        source: string;
        note?: string;
      }[];
    };
  };
  addons: {
    name: string;
    monthly: number | null;
    monthlyMax?: number | null;
    per: 'location' | 'terminal' | 'station' | 'business' | 'screen' | 'device' | 'module';
    source: string;
    note?: string;
  }[];
  contract: {
    kind: 'month-to-month' | 'annual' | 'exit-fee' | 'multi-year' | 'quote';
    terms: string;
    sources: Sources;
  };
  ratings: {
    googlePlay: number | null;
    g2: number | null;
    capterra: number | null;
    sources: Sources;
    note: string | null;
  };
  userReviews: {
    sentiment: 'positive' | 'negative';
    summary: string;
    source: string;
  }[];
  sources: Sources;
}
export interface ProcessingRatesDocument {
  $schema: string;
  asOf: string;
  country: string;
  systems: System1[];
}
export interface System1 {
  id: string;
  ratePercent: number | null;
  perTransaction: number | null;
  pricing: 'flat' | 'flat or quoted' | 'quoted' | 'partner' | 'discontinued';
  notes: string;
  alternatives: {
    label: string;
    ratePercent: number;
    perTransaction: number | null;
    source: string;
  }[];
  sources: Sources;
}
export interface QuizUiDocument {
  $schema: string;
  'ui:messages'?: UiMessages;
  [k: string]: Question | string | UiMessages | undefined;
}
/**
 * This interface was referenced by `QuizUiDocument`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z][A-Za-z0-9]*$".
 */
export interface Question {
  'ui:title'?: string;
  'ui:description'?: string;
  'ui:help'?: string;
  'ui:options'?: {
    answerLabel?: string;
    icons?: Icons;
    vendorMonograms?: boolean;
    figures?: boolean;
    askedOn?: string;
  };
}
export interface ReviewsDocument {
  $schema: string;
  summary: {
    value: string;
    outOf: number;
    word: string;
    count: string;
    distribution: {
      stars: number;
      share: number;
    }[];
  };
  note?: string;
  testimonials: {
    id: string;
    stars: number;
    text: string;
    role: string;
    restaurant: string;
    credit: string;
  }[];
}
export interface SavingsDocument {
  $schema: string;
  quiz: {
    defaultVolume: Dollars;
    defaultOrder: Dollars;
    newRate: Percent;
    newFee: Dollars;
    newPosShare: Percent;
    leastPosCost: Dollars;
  };
  report: {
    rate: Percent;
    fee: Dollars;
    posCost: Dollars;
    cashback: Percent;
  };
  defaults: {
    currentRate: Percent;
    transactionFee: Dollars;
    currentPosCost: Dollars;
    monthlyVolume: Dollars;
    estimatedTransactions: Payments;
  };
  sliders: {
    currentRate: Slider;
    transactionFee: Slider;
    currentPosCost: Slider;
  };
}
export interface Constant {
  label: string;
  value: number;
  unit: 'dollars' | 'percent' | 'payments';
  date: string;
}
export interface Slider {
  min: number;
  max: number;
  step: number;
}
export interface ScoringDocument {
  $schema: string;
  method: string;
  tieRule: {
    id: 'priorityPoints' | 'entryPrice' | 'order';
    text: string;
  }[];
  candidates: string[];
  points: {
    [k: string]: {
      [k: string]: {
        [k: string]: {
          points: number;
          why: string;
          sources: Sources;
        };
      };
    };
  };
}
export interface SiteDocument {
  $schema: string;
  brand: {
    name: string;
    nameParts: string[];
    slogan: string;
  };
  company: {
    name: string;
    address: string;
    copyright: string;
    mailboxes: {
      support: string;
      sales: string;
      privacy: string;
      legal: string;
      noReply: string;
    };
    phone: string;
    disclaimer: string;
  };
  scheduling: {
    '15': string;
    '30': string;
  };
  video: {
    title: string;
    embedUrl: string;
  };
  socials: {
    id: string;
    network: 'instagram' | 'linkedin' | 'youtube';
    title: string;
    embedUrl: string;
  }[];
  timeZone: string;
  languages: {
    code: string;
    own: string;
    locale: string;
    isWhole?: true;
  }[];
  claims: {
    rating: {
      value: string;
      outOf: number;
      trustedBy: string;
    };
    cashbackBanner: string;
    cashback: string;
  };
  navigation: Link[];
  footer: {
    id: string;
    title: string;
    links: Link[];
  }[];
  legal: Link[];
}
export interface Link {
  id: string;
  to: string;
  title: string;
}
export interface SourcesDocument {
  $schema: string;
  sources: {
    [k: string]: {
      title: string;
      url: string | null;
      seen: string | null;
      confidence: 'page' | 'general knowledge';
    };
  };
}
export interface TextsDocument {
  $schema: string;
  $id: string;
  $english?: string[];
  [k: string]: Entry1 | string | string[] | undefined;
}
export interface Top25Document {
  $schema: string;
  asOf: string;
  vendors: Vendor1[];
}
export interface Vendor1 {
  slug: string;
  name: string;
  mark: {
    text: string;
    tint: 'check' | 'canary' | 'rose' | 'steel' | 'blue';
  };
  site: string;
  bestFor: string;
  pricing: {
    text: string;
    startingMonthly: number | null;
    sources: Sources;
  };
  features: {
    items: string[];
    sources: Sources;
  };
  rating: {
    value: number;
    platform: string;
    sources: Sources;
  } | null;
  ownScore?: number;
}
export interface TranslationDocument {
  $schema: string;
  $incomplete?: true;
  [k: string]: Entry2 | string | true | undefined;
}
