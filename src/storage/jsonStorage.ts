/**
 * A browser storage of JSON. A browser that forbids storage, a full storage and a value that is not JSON all behave like
 * an empty storage: nothing here may stop a visitor.
 * @param storage a function, because a browser that forbids storage throws on access
 */
export function jsonStorage(storage: () => Storage) {
  return {
    read(key: string): unknown {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key: string, value: unknown): void {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // Without storage, the next page load starts over; the current visit continues.
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored, so there is nothing to remove.
      }
    },
  };
}
