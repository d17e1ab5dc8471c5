import * as z from 'zod/mini'
import { Attachment, AttachmentIds } from '../attachments/attachments.ts'
import { contactSubjects } from '../content.ts'
import { endpoint } from '../platform/endpoint.ts'
import { UploadFile } from '../platform/files.ts'
import { Count, cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, Language, NoContent, NoInput, plainText, requiredText } from '../platform/values.ts'
import { TicketNumber } from './ticket-number.ts'

/** OPEN: the marketplace has to answer; WAITING: the writer has. */
export const ticketStates = ['OPEN', 'WAITING', 'CLOSED', 'SPAM'] as const
export type TicketState = (typeof ticketStates)[number]

/** The views of the list, in the order of the tabs. */
export const ticketViews = [...ticketStates, 'ALL'] as const
export type TicketView = (typeof ticketViews)[number]

const Version = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
const Person = z.object({ id: z.string(), name: z.string() })

export const TicketEntry = z.object({
  ticketNumber: z.string(),
  version: z.int(),
  state: z.enum(ticketStates),
  subject: z.enum(contactSubjects),
  /** What the mail called itself that opened it; null for the contact form. */
  title: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  language: Language,
  /** As it was typed. */
  orderNumber: z.nullable(z.string()),
  owner: z.nullable(Person),
  createdAt: DateTime,
  /** OPEN: since when the writer waits; WAITING: since when the marketplace does; else since when it is so. */
  waitsSince: DateTime,
})
export type TicketEntry = z.output<typeof TicketEntry>

export const TicketMessage = z.object({
  id: z.string(),
  direction: z.enum(['IN', 'OUT']),
  /** An absence notice or a bounce. */
  isAutomatic: z.boolean(),
  by: z.string(),
  at: DateTime,
  words: z.string(),
  /** With what the mail quoted; null where the words are all of it. */
  whole: z.nullable(z.string()),
  /** Pictures and PDFs that came along. */
  attachments: z.array(Attachment),
  /** Files that came along and are not stored: of another kind, damaged, or one too many. */
  fileNames: z.array(z.string()),
})
export type TicketMessage = z.output<typeof TicketMessage>

export const Ticket = z.extend(TicketEntry, {
  productSkuId: z.nullable(z.string()),
  /** The writer was signed in, or wrote from the confirmed address of an account. */
  isKnown: z.boolean(),
  /** Answers by mail come back into the thread. */
  comesBack: z.boolean(),
  messages: z.array(TicketMessage),
  /** The company of the account with this address. */
  buyer: z.nullable(
    z.object({
      id: z.string(),
      companyName: z.string(),
      since: DateTime,
      orderCount: z.int(),
      lastOrder: z.nullable(z.object({ orderNumber: z.string(), at: DateTime })),
    }),
  ),
  /** What the typed order number names; `isTheirs`: an order of that company. */
  order: z.nullable(
    z.object({ orderNumber: z.string(), at: DateTime, companyName: z.string(), isTheirs: z.boolean() }),
  ),
})
export type Ticket = z.output<typeof Ticket>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/tickets',
  access: 'operator',
  right: 'buyers',
  summary: 'What people have written to the marketplace: open ones by who waits longest, others the latest first',
  input: z.strictObject({
    ...cursorInput,
    view: z._default(z.enum(ticketViews), 'OPEN'),
    /** Whose: the caller's, nobody's or of an operator by id. */
    owner: z.optional(z.string().check(z.regex(/^(ME|NONE|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/))),
    subject: z.optional(z.enum(contactSubjects)),
    language: z.optional(Language),
    /** Part of the number, name, address or order number. */
    q: z.optional(plainText(80)),
  }),
  output: cursorOf(TicketEntry),
})
export const figures = endpoint({
  method: 'GET',
  path: '/api/v1/operator/ticket-figures',
  access: 'operator',
  right: 'buyers',
  summary: 'How many tickets are open and wait, who may look after them, and how many got a first answer in time',
  input: NoInput,
  output: z.object({
    open: Count,
    waiting: Count,
    owners: z.array(Person),
    /** Of 28 days: those that were answered, or had to be; how many of them within one working day. */
    firstAnswer: z.object({ due: z.int(), inTime: z.int() }),
  }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/tickets/{number}',
  access: 'operator',
  right: 'buyers',
  summary: 'One ticket: its thread, who writes and the order it names',
  input: z.strictObject({ number: TicketNumber }),
  output: Ticket,
})

const seen = { number: TicketNumber, version: Version }

export const addFile = endpoint({
  method: 'POST',
  path: '/api/v1/operator/tickets/{number}/files',
  access: 'operator',
  right: 'buyers',
  repeat: 'keyed',
  status: 201,
  summary:
    'Uploads a picture, re-encoded, or a PDF, up to 10 MB, to go with an answer; gone after a day if it does not; 422 FILE_REFUSED',
  input: z.strictObject({ number: TicketNumber, file: UploadFile }),
  output: Attachment,
})
export const answer = endpoint({
  method: 'POST',
  path: '/api/v1/operator/tickets/{number}/answers',
  access: 'operator',
  right: 'buyers',
  repeat: 'refused',
  status: 204,
  summary:
    'Mails an answer to the writer with up to 15 MB of files, in their language; nobody’s ticket becomes the caller’s. 409 TICKET_CHANGED',
  input: z.strictObject({
    ...seen,
    words: requiredText(10_000),
    state: z.enum(['WAITING', 'CLOSED']),
    attachmentIds: z.optional(AttachmentIds),
  }),
  output: NoContent,
})
export const assign = endpoint({
  method: 'POST',
  path: '/api/v1/operator/tickets/{number}/owner',
  access: 'operator',
  right: 'buyers',
  repeat: 'refused',
  status: 204,
  summary: 'Says who looks after a ticket, or nobody; 409 TICKET_CHANGED, with by whom',
  input: z.strictObject({ ...seen, ownerId: z.nullable(z.uuid()) }),
  output: NoContent,
})
export const setState = endpoint({
  method: 'POST',
  path: '/api/v1/operator/tickets/{number}/state',
  access: 'operator',
  right: 'buyers',
  repeat: 'refused',
  status: 204,
  summary: 'Closes a ticket, opens it again or calls it spam; 409 TICKET_CHANGED, with by whom',
  input: z.strictObject({ ...seen, state: z.enum(['OPEN', 'CLOSED', 'SPAM']) }),
  output: NoContent,
})
export const changeMany = endpoint({
  method: 'POST',
  path: '/api/v1/operator/tickets/changes',
  access: 'operator',
  right: 'buyers',
  repeat: 'refused',
  summary: 'Assigns several tickets, closes them or calls them spam; those that have changed are left and named',
  input: z.strictObject({
    tickets: z.array(z.strictObject(seen)).check(z.minLength(1), z.maxLength(96)),
    change: z.enum(['ASSIGN', 'CLOSE', 'SPAM']),
    /** To whom they are assigned; null for nobody. */
    ownerId: z._default(z.nullable(z.uuid()), null),
  }),
  output: z.object({ changed: z.array(z.string()), left: z.array(z.string()) }),
})

/**
 * What a mail server posts. A mail that was posted before is answered as then; one that no ticket waits for opens a new one,
 * unless a machine has written it. NOTED: it reports that a mail of ours came back or is late, and belongs to no ticket.
 */
export const receiveMail = endpoint({
  method: 'POST',
  path: '/api/v1/inbound-mail',
  access: 'visitor',
  repeat: 'same-effect',
  summary:
    'Takes a mail (RFC 822) into the ticket that it answers, or marks the mail that it reports as come back, for a mail server with INBOUND_MAIL_SECRET; 403 without',
  input: z.strictObject({ secret: plainText(200), message: UploadFile }),
  output: z.object({ outcome: z.enum(['ADDED', 'OPENED', 'NOTED', 'IGNORED']), ticketNumber: z.nullable(z.string()) }),
})
