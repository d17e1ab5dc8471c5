import { inflateSync } from 'node:zlib'

/** The text of each page of a PDF of ours, runs in the order they were set, one a line. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = new Map<string, string>()
  for (const [, id, body] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id!, body!)
  const at = (reference: string | undefined) => objects.get(reference ?? '') ?? ''
  const stream = (body: string) => {
    const start = /\/Length (\d+)[\s\S]*?stream\r?\n/.exec(body)
    if (!start) return ''
    // By its length: packed bytes may end like a line.
    const from = start.index + start[0].length
    const packed = body.slice(from, from + Number(start[1]))
    const bytes = Buffer.from(packed, 'latin1')
    return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')
  }
  const fontMaps = new Map<string, Map<string, string>>()
  const readFonts = (resources: string) => {
    const fonts = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
    for (const [, name, id] of fonts.matchAll(/\/(F\d+) (\d+) 0 R/g))
      if (!fontMaps.has(name!)) fontMaps.set(name!, characterMap(stream(at(/\/ToUnicode (\d+) 0 R/.exec(at(id))?.[1]))))
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body))
  return pages.map((page) => {
    readFonts(at(/\/Resources (\d+) 0 R/.exec(page)?.[1]))
    return runsOf(stream(at(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fontMaps).join('\n')
  })
}

function characterMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const [, first, , list] of cmap.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first!, 16)
    for (const [index, [, code]] of [...list!.matchAll(/<([\w ]*)>/g)].entries())
      map.set(
        (start + index).toString(16).padStart(4, '0'),
        Buffer.from(code!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
  }
  return map
}

function runsOf(content: string, fonts: Map<string, Map<string, string>>): string[] {
  let font = new Map<string, string>()
  const runs: string[] = []
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map()
    else
      runs.push(
        [...array!.matchAll(/<(\w+)>/g)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
          .map((glyph) => font.get(glyph.toLowerCase()) ?? '')
          .join(''),
      )
  }
  return runs
}
