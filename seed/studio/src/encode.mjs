/** Turns the raw passes into the small files of a base. */
import zlib from 'node:zlib'
import sharp from 'sharp'

/** One label coordinate per 5 × 5 pixels of a picture of 800, as many of a larger one. */
const stepOf = (width) => Math.round(width / 160)
const EMPTY = -32768

/** Averages the 12 bit label coordinates to a coarse grid and grows it beyond the label's edge. */
export async function encodeCoordinates(png) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info,
    step = stepOf(width),
    cols = Math.ceil(width / step),
    rows = Math.ceil(height / step)
  let u = new Float32Array(cols * rows).fill(EMPTY),
    v = u.slice()
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < cols; x++) {
      let a = 0,
        b = 0,
        n = 0
      for (let j = 0; j < step; j++)
        for (let i = 0; i < step; i++) {
          const X = x * step + i,
            Y = y * step + j
          if (X >= width || Y >= height) continue
          const p = (Y * width + X) * 3
          if (data[p] === 255 && data[p + 1] === 255 && data[p + 2] === 255) continue
          a += data[p] * 16 + (data[p + 2] >> 4)
          b += data[p + 1] * 16 + (data[p + 2] & 15)
          n++
        }
      if (n >= step * step * 0.6) {
        u[y * cols + x] = a / n
        v[y * cols + x] = b / n
      }
    }
  const ways = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [-1, -1],
    [1, -1],
    [-1, 1],
  ]
  for (let pass = 0; pass < 4; pass++) {
    // linear extrapolation, so that edge pixels interpolate cleanly
    const u2 = u.slice(),
      v2 = v.slice()
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < cols; x++) {
        if (u[y * cols + x] !== EMPTY) continue
        let su = 0,
          sv = 0,
          n = 0
        for (const [dx, dy] of ways) {
          const a = x + dx,
            b = y + dy,
            c = x + 2 * dx,
            d = y + 2 * dy,
            i = b * cols + a,
            k = d * cols + c
          if (a < 0 || b < 0 || a >= cols || b >= rows || u[i] === EMPTY) continue
          const far = c >= 0 && d >= 0 && c < cols && d < rows && u[k] !== EMPTY
          su += far ? 2 * u[i] - u[k] : u[i]
          sv += far ? 2 * v[i] - v[k] : v[i]
          n++
        }
        if (n) {
          u2[y * cols + x] = su / n
          v2[y * cols + x] = sv / n
        }
      }
    u = u2
    v = v2
  }
  const planes = Buffer.alloc(cols * rows * 4),
    clamp = (x) => (x === EMPTY ? 0 : Math.round(Math.max(-8000, Math.min(12000, x))))
  ;[u, v].forEach((plane, k) => {
    // each row stored as differences: compresses three times better
    for (let y = 0; y < rows; y++)
      for (let x = 0, last = 0; x < cols; x++) {
        const q = clamp(plane[y * cols + x])
        planes.writeInt16LE(((q - last + 65536 + 32768) & 65535) - 32768, (k * cols * rows + y * cols + x) * 2)
        last = q
      }
  })
  return {
    step,
    cols,
    rows,
    bytes: zlib.brotliCompressSync(planes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  }
}

export async function encodeBase({ picture, mask, gloss, uv, arts }) {
  const { width, height } = await sharp(picture).metadata()
  const map = uv ? await encodeCoordinates(uv) : null
  return {
    meta: {
      width,
      height,
      step: map?.step ?? stepOf(width),
      cols: map?.cols ?? 0,
      rows: map?.rows ?? 0,
      art: arts[0] ?? null,
    },
    picture: await sharp(picture).removeAlpha().webp({ quality: 88, effort: 5, smartSubsample: true }).toBuffer(),
    mask: await sharp(mask).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer(),
    gloss: await sharp(gloss)
      .removeAlpha()
      .greyscale()
      .resize(Math.round(width / 2), Math.round(height / 2))
      .webp({ quality: 70, effort: 4 })
      .toBuffer(),
    uv: map?.bytes ?? null,
  }
}
