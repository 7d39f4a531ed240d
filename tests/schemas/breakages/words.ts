import type { Editable } from '../frozenProject.ts';
import { type Breakage, contact, quiz, spanish } from './breakage.ts';

/** Texts, translations, and JSON itself. */
export const words: Breakage[] = [
  {
    name: 'a document of texts that is not called what its file is',
    file: 'texts/quiz.json',
    change: (document) => (document.$id = 'quizz.json'),
    pointer: '/$id',
    nearest: 'quiz.json',
  },
  {
    name: 'a text that is no text',
    file: 'texts/common.json',
    change: (document) => (document.loading = 3),
    pointer: '/loading',
  },
  {
    name: 'a missing translation key',
    file: spanish,
    change: (document) => translate(document, ({ error: { title: _left, ...error }, ...rest }) => ({ ...rest, error })),
    pointer: '/error',
  },
  {
    name: 'a misspelt translation key',
    file: spanish,
    change: (document) => translate(document, ({ loading, ...rest }) => ({ ...rest, laoding: loading })),
    pointer: '/laoding',
    nearest: 'loading',
  },
  {
    name: 'a translation of a document that is not there',
    file: 'translations/es/texts/comon.json',
    change: (document) => translate(document, (texts) => texts),
    pointer: '',
    nearest: 'texts/common.json',
  },
  {
    name: 'a translation of an answer that is not there',
    file: 'translations/es/options.json',
    change: (document) =>
      translate(
        document,
        () => ({ $incomplete: true, restaurantType: { 'food-trucks': 'Camión de comida' } }),
        '../../meta/translation.meta.json',
      ),
    pointer: '/restaurantType/food-trucks',
    nearest: 'restaurantType.food-truck',
  },
  {
    name: 'a translation of a question that is not there',
    file: 'translations/es/quizzes/main-quiz.schema.json',
    change: (document) => translate(document, () => ({ $incomplete: true, locationsCount: { title: '¿Cuántos?' } })),
    pointer: '/locationsCount/title',
    nearest: 'locationCount.title',
  },
  {
    name: 'a translation without the value to be filled in',
    file: 'translations/es/texts/layout.json',
    change: (document) => translate(document, () => ({ $incomplete: true, logo: 'Inicio' })),
    pointer: '/logo',
  },
  {
    name: 'a translation with a misspelt value to be filled in',
    file: 'translations/es/texts/layout.json',
    change: (document) => translate(document, () => ({ $incomplete: true, logo: 'Inicio de {brnad} {brand}' })),
    pointer: '/logo',
    nearest: 'brand',
  },
  {
    name: 'a key written twice',
    file: contact,
    text: (text) => text.replace('"type": "object",', '"type": "object",\n  "type": "object",'),
    pointer: '/type',
  },
  {
    name: 'a comma too many',
    file: quiz,
    text: (text) => text.replace(/\}\s*\]\s*\}\s*$/, '}\n  ],\n}\n'),
    pointer: '',
  },
];

function translate(
  document: Editable,
  change: (texts: Editable) => Editable,
  meta = '../../../meta/translation.meta.json',
): void {
  Object.assign(document, { $schema: meta, ...change(spanishCommon()) });
}

function spanishCommon(): Editable {
  return {
    skipToContent: 'Saltar al contenido',
    loading: 'Cargando...',
    close: 'Cerrar',
    back: 'Atrás',
    error: {
      title: '¡Error inesperado!',
      text: 'Algo salió mal',
      reload: 'Recargar esta página',
      home: 'Volver al inicio',
      unreachable: 'No pudimos conectar con nuestro servidor. Comprueba tu conexión e inténtalo de nuevo.',
    },
    toast: { region: 'Notificaciones', dismiss: 'Cerrar' },
  };
}
