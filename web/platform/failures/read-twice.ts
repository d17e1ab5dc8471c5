const RETRY_MS = 500

/** Reads code, and once more where it does not arrive. Chromium fetches anew what has failed; some engines need a new document. */
export async function readTwice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return read()
  }
}
