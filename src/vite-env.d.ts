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
  export const origin: import('#src/forms/formDefinition.ts').FormOrigin;
  export const validator: import('@rjsf/utils').ValidatorType;
}

declare module 'virtual:quiz/*' {
  export const schema: import('#domain/questions/formSchema.ts').FormSchema;
  export const uiSchema: import('@rjsf/utils').UiSchema;
  export const options: Record<string, import('#domain/questions/formSchema.ts').Option[]>;
  export const origin: import('#src/forms/formDefinition.ts').FormOrigin;
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

declare module 'virtual:translations' {
  /** By language; texts by area, or by the path of another document. */
  export const translations: Readonly<Record<string, () => Promise<{ documents: Readonly<Record<string, object>> }>>>;
}
