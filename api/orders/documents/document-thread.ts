import { answerOrders } from '../../platform/threads/answer-orders.ts'
import type { StoredDocument } from './document-queries.ts'
import { drawDocument } from './draw-document.ts'

answerOrders<StoredDocument>(drawDocument)
