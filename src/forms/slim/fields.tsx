import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';

const Nothing = () => null;

// biome-ignore lint/style/noDefaultExport: replaces a default export of @rjsf/core
export default () => ({
  BooleanField,
  ObjectField,
  SchemaField,
  StringField,
  OptionalDataControlsField: Nothing,
});
