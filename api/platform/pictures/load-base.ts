import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import sharp from 'sharp'
import type { LabelGrid } from './label/label-pen.ts'
import { prepareBase, type PreparedBase } from './prepared-base.ts'

const decompressed = promisify(brotliDecompress)

/** Reads a blank base, `path` without its endings, at the size it is painted in. */
export async function loadBase(path: string, width: number): Promise<PreparedBase> {
  const meta = JSON.parse(await readFile(`${path}.json`, 'utf8')) as BaseFile
  const raw = (file: string, kernel: 'lanczos3' | 'mitchell' | 'cubic') =>
    sharp(`${path}${file}`).resize(width, width, { kernel, fit: 'fill' })
  // One after the other: decoded and scaled at once, the three take more than all that follows.
  const picture = await raw('.webp', 'lanczos3').removeAlpha().raw().toBuffer()
  const mask = await raw('.mask.webp', 'mitchell').removeAlpha().raw().toBuffer()
  const gloss = await raw('.gloss.webp', 'cubic').greyscale().raw().toBuffer()
  const bytes = meta.cols > 0 ? await decompressed(await readFile(`${path}.uv.br`)) : null
  return prepareBase({ width, height: width, picture, mask, gloss }, { ...meta, bytes }, meta.art)
}

type BaseFile = { width: number; height: number; step: number; cols: number; rows: number; art: LabelGrid | null }
