import type { DemoRequest } from '#schemas/__generated__/demoRequest.ts';
import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';

export type ReceivedDemoRequest = { id: string; request: DemoRequest; createdAt: Date };

export function createDemoRequestRepository(executor: Executor) {
  return {
    async add({ id, request, createdAt }: ReceivedDemoRequest): Promise<void> {
      const row = {
        id,
        name: request.name,
        restaurant_name: request.restaurantName,
        email: request.businessEmail,
        email_key: emailKey(request.businessEmail),
        phone: request.cellPhone,
        website: request.website ?? null,
        restaurant_type: request.restaurantType,
        monthly_sales_volume: request.monthlySalesVolume,
        created_at: createdAt.toISOString(),
      };
      await executor.insertInto('demo_request').values(row).execute();
    },
  };
}
