import sharp from 'sharp'

type PhotoOptions = { width?: number; height?: number; left?: string; right?: string }

/** A picture whose left half has one colour and whose right half another, large enough for a product. */
export async function photoFile({
  width = 1600,
  height = 1000,
  left = '#c02020',
  right = '#2040c0',
}: PhotoOptions = {}) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: right }
  const bytes = await sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input: { create: half }, left: Math.ceil(width / 2), top: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' })
}
