import { answerRequests } from '../../platform/threads/answer-requests.ts'
import { drawSheets } from './draw-sheets.ts'
import type { SheetContent } from './sheet-content.ts'

answerRequests<SheetContent>(drawSheets)
