export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252'

/**
 * Reads a file once to tell its encoding: UTF-16 by its mark, UTF-8 where every byte fits, else Windows-1252, of which
 * the printable half of Latin-1 is a part.
 */
export async function detectEncoding(chunks: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isStart = true
  try {
    for await (const chunk of chunks) {
      if (isStart && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
      isStart = false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
