import { encode } from 'uqr'

// The standard's quiet zone, and the level of correction of banking apps.
const options = { ecc: 'M', border: 4 } as const

/** A text as a QR code; black on white in every scheme, as cameras read it. */
export function QrCode({ text, label, className = 'w-full' }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, options)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`${className} rounded-lg ring-1 ring-line`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={darkPath(data)} fill="#000" />
    </svg>
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
