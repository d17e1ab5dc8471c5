import { answerRequests } from '../../platform/threads/answer-requests.ts'
import type { StoredDocument } from './document-queries.ts'
import { drawDocument } from './draw-document.ts'

answerRequests<StoredDocument>(drawDocument)
