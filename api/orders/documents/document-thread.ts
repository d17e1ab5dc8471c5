import { answerRequests } from '../../platform/threads/answer-requests.ts'
import { drawStatement } from '../empties/statement/draw-statement.ts'
import { drawLetter } from './letters/draw-letter.ts'
import { drawPackingList } from '../packing/lists/draw-packing-list.ts'
import { drawDocument } from './draw-document.ts'
import type { FileRequest } from './draw-in-thread.ts'
import { drawReport } from './reports/draw-report.ts'
import { writeEInvoice } from './e-invoice/write-e-invoice.ts'

answerRequests<FileRequest>((request) => {
  if ('packing' in request) return drawPackingList(request)
  if ('letter' in request) return drawLetter(request)
  if ('statement' in request) return drawStatement(request)
  if ('report' in request) return drawReport(request)
  return 'format' in request ? writeEInvoice(request.content, request.format) : drawDocument(request)
})
