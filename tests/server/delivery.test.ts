import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { openDelivery } from '#server/mail/openDelivery.ts';
import { createMailHoldRepository } from '#server/repositories/mailHoldRepository.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const silent = { warn: () => undefined, error: () => undefined };

/** A server with its database in a folder, and the configuration for delivery from there. */
async function openFolder() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tillmatch-delivery-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const database = await openDatabase({ databaseUrl: undefined, dataFolder });
  onTestFinished(() => database.connection.destroy());
  const { browser } = await openTestServer({ database });
  const config = readConfig({ DATA_DIR: dataFolder, PUBLIC_URL: 'https://tillmatch.example' });
  return { dataFolder, database, visitor: browser(), config };
}

test('what is queued is written as files by a connection of its own, which is released when it is closed', async () => {
  const { dataFolder, visitor, config } = await openFolder();
  const delivery = await openDelivery(config, silent);
  await visitor.post(`${API}/customer-answers/pos`, leadBody());
  delivery.wake();
  const files = () => readdirSync(join(dataFolder, 'mail')).filter((file) => file.endsWith('.eml'));
  await expect.poll(() => readdirSync(dataFolder)).toContain('mail');
  await expect.poll(files).toHaveLength(2);
  await delivery.close();
});

test('delivery brings the log into the file, also while mails are held, so that no visitor waits for that', async () => {
  const { dataFolder, database, visitor, config } = await openFolder();
  await createMailHoldRepository(database.connection).hold('a test', new Date());
  const size = () => statSync(join(dataFolder, 'tillmatch.db')).size;
  const before = size();
  for (let leads = 0; leads < 20; leads += 1) await visitor.post(`${API}/customer-answers/pos`, leadBody());
  expect(size()).toBe(before);
  const delivery = await openDelivery(config, silent);
  await expect.poll(size, { timeout: 10_000 }).toBeGreaterThan(before);
  await delivery.close();
});
