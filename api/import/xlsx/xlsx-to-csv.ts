import { unzipSync } from 'fflate'
import { Problem } from '../../http/problem.ts'
import { workInThread } from '../../platform/threads/work-in-thread.ts'

/** More than any price list has unpacked; a small file that claims more is a bomb. */
const MOST_UNPACKED = 300 * 1024 * 1024

const convert = workInThread<Uint8Array>(new URL('./xlsx-thread.ts', import.meta.url), {
  limitMs: 9000,
  idleMs: 10_000,
})

/** The first sheet of a workbook as CSV, made beside the event loop. Formulas are what they were when the file was saved. */
export async function xlsxToCsv(bytes: Uint8Array): Promise<Uint8Array> {
  checkSize(bytes)
  try {
    return await convert(bytes)
  } catch {
    throw Problem.of('FILE_REFUSED', { reason: 'NO_TABLE' })
  }
}

function checkSize(bytes: Uint8Array) {
  let unpacked = 0
  let hasWorkbook = false
  try {
    // Nothing is unpacked: the sizes stand in the directory of the archive.
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize
        hasWorkbook ||= name === 'xl/workbook.xml'
        return false
      },
    })
  } catch {
    throw Problem.of('FILE_REFUSED', { reason: 'NO_TABLE' })
  }
  if (unpacked > MOST_UNPACKED) throw Problem.of('FILE_REFUSED', { reason: 'UNPACKS_TOO_LARGE' })
  if (!hasWorkbook) throw Problem.of('FILE_REFUSED', { reason: 'NO_TABLE' })
}
