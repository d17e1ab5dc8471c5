import { encode } from 'uqr'
import { useOrderTexts } from './texts.ts'

// The standard's quiet zone, and the level of correction of banking apps.
const options = { ecc: 'M', border: 4 } as const

/** A transfer as a QR code; black on white in every scheme, as cameras read it. */
export function GiroCode({ code }: { code: string }) {
  const t = useOrderTexts().transfer
  const { data, size } = encode(code, options)
  return (
    <figure className="w-44 shrink-0 text-center">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t.giroCode}
        shapeRendering="crispEdges"
        className="w-full rounded-lg ring-1 ring-line"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={darkPath(data)} fill="#000" />
      </svg>
      <figcaption className="mt-2 text-small text-ink-2">{t.giroCode}</figcaption>
    </figure>
  )
}

/** One rectangle for each row's stretch of dark modules. */
function darkPath(rows: boolean[][]): string {
  return rows.map((row, y) => rowPath(row, y)).join('')
}

function rowPath(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x++
    path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`
  }
  return path
}
