import { useEffect, useState } from 'react'
import { imageUrl } from '../../../../contract/platform/images.ts'
import { areaOf, turnedSize, type PictureCut } from '../../../../contract/pictures/picture-cut.ts'
import type { StoreUpload } from '../../../../contract/pictures/store-pictures.ts'

type Cut = { upload: StoreUpload; cut: PictureCut; ratio: number }

/** What of an upload would be shown, as a data URL; null while it is not drawn yet. */
export function useDrawnCut(of: Cut | null): string | null {
  const [drawn, setDrawn] = useState<{ key: string; url: string } | null>(null)
  const key = of && JSON.stringify(of)
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    const show = (url: string) => isCurrent && setDrawn({ key, url })
    // What cannot be loaded shows the one before; the frame beside it says so by itself.
    drawCut(JSON.parse(key) as Cut).then(show, () => {})
    return () => {
      isCurrent = false
    }
  }, [key])
  return key === null ? null : (drawn?.url ?? null)
}

async function drawCut({ upload, cut, ratio }: Cut): Promise<string> {
  const image = new Image()
  image.src = imageUrl(upload.url, 'medium')
  await image.decode()
  const area = areaOf(upload, cut, ratio)
  const canvas = document.createElement('canvas')
  canvas.width = ratio === 1 ? 300 : 1000
  canvas.height = Math.round(canvas.width / ratio)
  const pen = canvas.getContext('2d')!
  // As the server does: what is seen through is paper.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(canvas.width / area.width, canvas.height / area.height)
  pen.translate(-area.left, -area.top)
  const turned = turnedSize(upload, cut)
  if (cut.turn === 90 || cut.turn === 180) pen.translate(turned.width, 0)
  if (cut.turn === 180 || cut.turn === 270) pen.translate(0, turned.height)
  pen.rotate((cut.turn * Math.PI) / 180)
  pen.drawImage(image, 0, 0, upload.width, upload.height)
  return canvas.toDataURL('image/webp', 0.85)
}
