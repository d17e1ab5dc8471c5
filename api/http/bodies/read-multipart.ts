import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maxFileBytes } from '../../../contract/platform/files.ts'
import { Problem } from '../problem.ts'

// Besides the file a form holds a few short texts.
const limits = { fileSize: maxFileBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 20 }
const roomForTexts = 100_000

/** Mounts routes that understand multipart/form-data and nothing else; all other routes stay with JSON. */
export function takeOnlyMultipart(
  fastify: FastifyInstance,
  mount: (scope: FastifyInstance) => void,
  most = maxFileBytes,
) {
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { limits: { ...limits, fileSize: most } })
    scope.addHook('onRoute', (route) => void (route.bodyLimit = most + roomForTexts))
    mount(scope)
  })
}

/**
 * The fields of a form as texts and its one file as a File, in memory. Throws FILE_REFUSED for a file that is too large,
 * UNSUPPORTED_MEDIA_TYPE for what is no form and VALIDATION for a broken one.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileField: string,
  most = maxFileBytes,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw Problem.of('UNSUPPORTED_MEDIA_TYPE')
  const fields: Record<string, unknown> = Object.create(null)
  try {
    for await (const part of request.parts()) {
      const { fieldname } = part
      if (Object.hasOwn(fields, fieldname)) throw Problem.of('VALIDATION')
      if (part.type === 'field') fields[fieldname] = part.value
      else fields[fieldname] = await fileOf(part.filename, part.toBuffer())
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(most)
    throw Problem.of('VALIDATION')
  }
  // A text in the place of the file would be no File, and says so; a second file is a field nobody knows.
  if (!Object.hasOwn(fields, fileField)) fields[fileField] = undefined
  return fields
}

const tooLarge = (most: number) =>
  Problem.of('FILE_REFUSED', { reason: most > maxFileBytes ? 'IMPORT_TOO_LARGE' : 'TOO_LARGE' })

const fileOf = async (name: string, bytes: Promise<Buffer>) => new File([new Uint8Array(await bytes)], name)
