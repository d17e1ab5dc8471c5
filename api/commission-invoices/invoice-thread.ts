import { answerRequests } from '../platform/threads/answer-requests.ts'
import { drawInvoice, type InvoiceRequest } from './draw-invoice.ts'

answerRequests<InvoiceRequest>(drawInvoice)
