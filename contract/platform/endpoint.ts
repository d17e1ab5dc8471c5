import type * as z from 'zod/mini'
import type { StepUpPurpose } from './step-up-purposes.ts'
import { isKeyRight, type RightOf, type Side } from '../rights.ts'

/**
 * Who may call: `visitor` is everybody, `account` whoever is signed in, the others need a session that acts in a company,
 * a store or the operators' team, `desk` in one of the last two (401 without, 403 with another).
 */
export type Access = 'visitor' | 'account' | 'buyer' | 'supplier' | 'operator' | 'desk'

/**
 * What becomes of a call that is sent twice (promises.md I13):
 * - `same-effect`: it leaves what the first has left, and answers the same.
 * - `refused`: the first took what it needs (a state, a token, the only place there is); the second changes nothing.
 * - `keyed`: with an Idempotency-Key header, the second under this key changes nothing and is answered as the first. The
 *   same key with other contents is 422 IDEMPOTENCY_MISMATCH. A key is kept for two days.
 * - `fresh`: each gives out a session, a code or a link of its own, which ends by itself; nothing else changes.
 */
export type Repeat = 'same-effect' | 'refused' | 'keyed' | 'fresh'

type Repeated =
  | { repeat: Exclude<Repeat, 'keyed'> }
  | {
      repeat: 'keyed'
      /** It books money or stock each time it is done: 422 IDEMPOTENCY_KEY_MISSING without a key. */
      needsKey?: true
    }

type ImpersonatedWrite = {
  /**
   * An operator in a buyer's place may make it, where the session was begun with writing: what only gets something ready
   * for the buyer. Without, 403 IMPERSONATION_REFUSED (decision 240).
   */
  impersonated?: 'write'
}

/** One call of the API, declared once: the server mounts it, browser and tests call it, the OpenAPI document prints it. */
export type Endpoint<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> = ({ method: 'GET' } | ({ method: 'POST' | 'PUT' | 'DELETE' } & Repeated & ImpersonatedWrite)) & {
  path: `/api/v1/${string}`
  access: Who
  /** What a member may need to be allowed beside that (decision 60); 403 RIGHT_MISSING without. */
  right?: Who extends Side ? RightOf<Who> : never
  /** Asks for a second factor that was shown just now for this purpose, as X-Step-Up (decision 65); 403 STEP_UP_REQUIRED. */
  stepUp?: Who extends 'visitor' ? never : StepUpPurpose
  /** Where only the work can tell whether it is needed, as by a sum: it asks by `requireStepUp` of the caller. */
  stepUpInWork?: true
  /** Where only some inputs ask for it. */
  stepUpWhen?(input: z.output<Input>): boolean
  /**
   * Asks that the session was opened with a second factor, or has shown one since (decision 73); 403 STEP_UP_REQUIRED, or
   * SECOND_FACTOR_MISSING for who has none. Every write of an operator asks so without saying it.
   */
  needsSecondFactor?: Who extends 'visitor' ? never : true
  /** It ends the session it is called in: the one write that a read-only session may make. */
  endsSession?: true
  /** One line for the OpenAPI document. */
  summary: string
  /** Status of a success; 200 where not given. 204 has the output `NoContent`. */
  status?: 200 | 201 | 202 | 204
  /**
   * Path parameters, query and body as one strict object: a name that occurs in the path travels there, the rest in the
   * query (GET, DELETE; lists as repeated keys, records as `name.key`) or in the JSON body (POST, PUT). A POST with a file
   * among its fields (`UploadFile` of files.ts) travels as multipart/form-data and takes nothing else.
   */
  input: Input
  /** Largest file it takes, where that is not `maxFileBytes`. */
  fileBytes?: number
  /** `z.file()` where the reply is a file of `replyType`. */
  output: Output
  replyType?:
    | 'application/pdf'
    | 'application/zip'
    | 'application/xml'
    | 'application/octet-stream'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'text/csv'
}

export function endpoint<I extends z.ZodMiniObject, O extends z.ZodMiniType, const A extends Access>(
  declared: Endpoint<I, O, A>,
): Endpoint<I, O, A> {
  return declared
}

/** Among what a slice exports. */
export function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported
}

/** Among the entries of what a slice exports. */
export function isObjectSchema(entry: [string, unknown]): entry is [string, z.ZodMiniType] {
  const exported = entry[1] as z.ZodMiniType | null
  return typeof exported === 'object' && exported?._zod?.def.type === 'object'
}

/** The fields that are part of the path. */
export const pathNames = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

/** What a caller sends, and what it gets back. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

export const needsSecondFactor = ({ access, method, needsSecondFactor: declared }: Endpoint): boolean =>
  declared === true || (access === 'operator' && method !== 'GET')

/**
 * Whether a key of the API may make the call at all (decision 132): what everybody may read, and of a company or a store
 * what names a right that keys can have. Sessions, accounts, teams and whatever asks for a second factor are for people.
 */
export function isForApiKeys({
  access,
  method,
  path,
  right,
  stepUp,
  needsSecondFactor: isForPeople,
}: Endpoint): boolean {
  if (access === 'visitor') return method === 'GET' && !path.startsWith('/api/v1/auth')
  if (right === undefined || stepUp !== undefined || isForPeople) return false
  return (access === 'buyer' || access === 'supplier') && isKeyRight(access, right)
}

export const needsKey = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' && endpoint.repeat === 'keyed' && endpoint.needsKey === true

/** The name of the field that takes a file; undefined for a call that travels as JSON. */
export const fileFieldOf = ({ input }: Endpoint): string | undefined =>
  Object.keys(input.shape).find((name) => (input.shape[name] as z.ZodMiniType)._zod.def.type === 'file')
