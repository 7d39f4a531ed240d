import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { ENGLISH } from './domain/pages/languagePaths.ts';
import { apart, LongestFirst, viewsApart } from './tests/support/testFiles.ts';
import { apiServer } from './tools/vite/apiServer.ts';
import { articleBlocks } from './tools/vite/articleBlocks.ts';
import { documentModules } from './tools/vite/documentModules.ts';
import { frozenDocuments } from './tools/vite/frozenDocuments.ts';
import { keepReleases } from './tools/vite/keepReleases.ts';
import { keptModules } from './tools/vite/keptModules.ts';
import { languageBuilds } from './tools/vite/languageBuilds.ts';
import { precompress } from './tools/vite/precompress.ts';
import { prerenderPages } from './tools/vite/prerenderPages.ts';
import { rjsfSlim } from './tools/vite/rjsfSlim.ts';
import { schemaGuard } from './tools/vite/schemaGuard.ts';
import { siteLanguage } from './tools/vite/siteLanguage.ts';
import { workbenchDoor } from './tools/vite/workbenchDoor.ts';

const root = import.meta.dirname;
const isTest = Boolean(process.env.VITEST);
const schemas = resolve(root, isTest ? 'tests/fixtures/schemas' : 'schemas');

/** The site is built for each language: `npm run dev -- --mode es` is the Spanish one. */
const languageOf = (mode: string) => (/^[a-z]{2}$/.test(mode) ? mode : ENGLISH);

function pluginsFor(language: string): PluginOption[] {
  const current = () => language;
  const languages = languageBuilds(root, schemas);
  return [
    articleBlocks(schemas, current),
    isTest && [frozenDocuments(root), keptModules(root)],
    siteLanguage(root, schemas, current),
    react(),
    rjsfSlim(resolve(root, 'src/forms/slim')),
    documentModules(schemas, current),
    apiServer(),
    workbenchDoor(root),
    // A release is made of the sites in all languages; they are built with the English one.
    language === ENGLISH && [
      schemaGuard(root),
      languages.plugin,
      keepReleases(),
      precompress(),
      prerenderPages(schemas, languages.folders),
    ],
  ];
}

const onNode = {
  environment: 'node',
  include: ['tests/{checks,domain,machines,schemas,server,tools,workbench}/**/*.test.ts'],
  setupFiles: ['tests/support/noShippedDocuments.ts', 'tests/support/transitionCoverage.ts'],
  globalSetup: 'tests/support/sharedPostgres.ts',
  // A busy machine takes ten times as long; a test that hangs is still found.
  testTimeout: 240_000,
  hookTimeout: 240_000,
};

const inDom = {
  environment: 'happy-dom',
  include: ['tests/views/**/*.test.{ts,tsx}'],
  setupFiles: ['tests/support/views.ts', 'tests/support/noShippedDocuments.ts', 'tests/support/transitionCoverage.ts'],
  testTimeout: 120_000,
  server: { deps: { inline: [/@rjsf\//] } },
};

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root,
  // The package's export map names its development build in production too.
  ...(command === 'build' &&
    !isSsrBuild && {
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: resolve(root, 'node_modules/react-router/dist/production/index.mjs') },
          {
            find: /^react-router\/dom$/,
            replacement: resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
          },
        ],
      },
    }),
  plugins: pluginsFor(languageOf(mode)),
  optimizeDeps: {
    // Excluded so that the slim registry is swapped in during development too (tools/vite/rjsfSlim.ts).
    exclude: ['@rjsf/core'],
    include: [
      '@rjsf/utils',
      '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
      'ajv/dist/runtime/ucs2length.js',
      'ajv/dist/runtime/equal.js',
    ],
    // When Vite bundles packages ahead, forms are the slim ones too.
    rolldownOptions: { plugins: [rjsfSlim(resolve(root, 'src/forms/slim'))] },
  },
  ssr: {
    noExternal: [
      // Bundled where pages are made at build too, so that forms there are the slim ones.
      /^@rjsf\//,
      // Has three hundred files, which a command would otherwise read at each start.
      ...(isSsrBuild ? ['kysely'] : []),
    ],
  },
  server: { watch: { ignored: ['**/data/**', '**/coverage/**', '**/dist/**'] } },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // keepReleases removes old files from the built site.
    emptyOutDir: isSsrBuild === true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // A built page has its styles in its head; as part of a chunk they would load once more with that chunk.
    cssCodeSplit: false,
    ...(isSsrBuild && {
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          exportThread: 'server/owner/exportThread.ts',
          deliveryThread: 'server/mail/deliveryThread.ts',
          writerThread: 'server/writes/writerThread.ts',
          // The operator's commands, for hosts where only what production needs is installed.
          ...Object.fromEntries(['admin', 'db', 'leads', 'mail'].map((name) => [name, `tools/${name}.ts`])),
        },
        output: { entryFileNames: '[name].js' },
      },
    }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Separate, so that a new release leaves the visitor's cached copy valid.
              {
                name: 'base',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate|@emotion(?!\/(?:styled|is-prop-valid))|stylis|use-sync-external-store)\//,
              },
              // In one file: otherwise what the first screen shares with the rest would be forty, each compressed by itself.
              { name: 'first', tags: ['$initial'], test: (id) => !id.endsWith('main.tsx') && !id.endsWith('.html') },
              // Small modules that many pages use would otherwise be a file each.
              {
                name: 'common',
                test: /\/(?:domain(?!\/desk)|src\/(?:ui|storage|routing|api(?!\/desk)|loading|actors)|schemas\/(?:texts|content))\/|\/machines\/\w+\.ts|\/src\/app\/(?:\w+State\.ts|layout\/(?!Quiz|Cms|SideMenu))|virtual:vendors/,
                minShareCount: 3,
                maxModuleSize: 4000,
              },
              // What all forms and quizzes use.
              {
                name: 'forms',
                test: /node_modules\/(@rjsf|ajv)\/|\/src\/(?:forms\/|questions\/|actors\/(?:wait|countdown)|app\/layout\/Quiz)|\/machines\/quiz\/questionLogic|\/(?:framer-motion|motion-\w+)\//,
              },
              // Loaded when a page has nothing else to do, so it must bring nothing else along.
              {
                name: 'attempts',
                test: /\/src\/analytics\/(?:countAttempts|attemptCounter)|\/domain\/funnel\/|virtual:funnel-quizzes/,
              },
              // A page with its parts; what it shows only on request stays separate.
              { name: 'quiz', test: /\/src\/features\/quiz\/|\/src\/app\/(?:QuizRoute|useQuizWay)/ },
              { name: 'home', test: /\/src\/features\/home\/(?!heroes\/GuideHero|.*Dialog)|\/src\/app\/HomeRoute/ },
              {
                name: 'comparison',
                test: /\/src\/features\/comparison\/(?!features|pricing|reviews|sources|points)|\/src\/app\/ComparisonRoute|@tanstack\/(?:react-)?query/,
              },
              {
                name: 'blog',
                test: /\/src\/features\/blog\/|\/src\/articles\/|\/domain\/articles\/html\/(?:article|outline)\./,
              },
            ],
          },
        },
      },
    }),
  },
  test: {
    // Half of the time is spent waiting for processes and timers: one core less would be idle then.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // A commit that a test waits for may take a second while other tests keep the disk busy.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      // With isolation, half of the time would be spent on loading the same packages and modules again for each file.
      { extends: true, test: { ...onNode, name: 'node', isolate: false, exclude: apart } },
      { extends: true, test: { ...onNode, name: 'node, apart', include: apart } },
      { extends: true, test: { ...inDom, name: 'views', isolate: false, exclude: viewsApart } },
      { extends: true, test: { ...inDom, name: 'views, apart', include: viewsApart } },
    ],
  },
}));
