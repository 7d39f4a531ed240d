import { vendors } from 'virtual:vendors';
import type { WidgetProps } from '@rjsf/utils';
import { isRecord } from '#domain/json.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { IconNames } from '#src/ui/icons/iconNames.ts';
import { VendorMonogram } from '#src/ui/VendorMonogram.tsx';

/** As the UI schema says: an icon by option, the vendor's monogram, or nothing. */
export function ChoicePicture({ options, value }: { options: WidgetProps['options']; value: string }) {
  if (options.vendorMonograms === true) {
    const vendor = vendors.find(({ slug }) => slug === value);
    return vendor ? (
      <VendorMonogram mark={vendor.mark} size="small" />
    ) : (
      <Icon name="dots-three-circle" weight="duotone" />
    );
  }
  const icon = isRecord(options.icons) ? options.icons[value] : undefined;
  // The cast holds because `npm run schemas:check` refuses unknown names.
  return typeof icon === 'string' ? <Icon name={icon as IconNames['duotone']} weight="duotone" /> : null;
}
