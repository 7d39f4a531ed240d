/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_SANDBOX_API_URL?: string;
  readonly VITE_PREVIEW_HOSTS?: string;
}

declare module 'virtual:form/*' {
  export const schema: import('#domain/questions/formSchema.ts').FormSchema;
  export const uiSchema: import('@rjsf/utils').UiSchema;
  export const options: Record<string, import('#domain/questions/formSchema.ts').Option[]>;
  export const validator: import('@rjsf/utils').ValidatorType;
}

declare module 'virtual:quiz/*' {
  export const schema: import('#domain/questions/formSchema.ts').FormSchema;
  export const uiSchema: import('@rjsf/utils').UiSchema;
  export const options: Record<string, import('#domain/questions/formSchema.ts').Option[]>;
  export const steps: Record<
    string,
    { schema: import('#domain/questions/formSchema.ts').FormSchema; validator: import('@rjsf/utils').ValidatorType }
  >;
}

declare module 'virtual:options/*' {
  export const options: import('#domain/questions/formSchema.ts').Option[];
}

declare module 'virtual:vendors' {
  export type Vendor = {
    slug: string;
    name: string;
    shortName: string;
    mark: { text: string; tint: 'canary' | 'steel' | 'rose' | 'check' | 'blue' };
    entryMonthly: number | null;
  };
  export const vendors: Vendor[];
}

declare module 'virtual:routes' {
  /** Every address that has a page, and the name of the page: `src/app/<page>Route.tsx`. */
  export const routes: readonly { path: string; page: string }[];
}

declare module 'virtual:funnel-quizzes' {
  /** The quizzes of domain/funnel/funnelQuizzes.ts. */
  export const funnelQuizzes: import('#domain/funnel/funnelQuiz.ts').FunnelQuizzes;
}

declare module 'virtual:site-language' {
  /** The language that this site is built in. */
  export const language: string;
  /** How wide a window must be, in pixels, for the header to show its links in one line in this language. */
  export const headerWidth: number;
  /** The languages the site is built in, each with the paths and patterns of the pages that it lacks. */
  export const missing: Readonly<Record<string, readonly string[]>>;
}
