/** An element of a template with its attributes; texts carry slots instead of their sample words. */
export type TemplateNode = { tag: string; attributes: Record<string, string>; children: TemplateNode[] }

/** What a template draws for labels of one shape, on a grid of `width` × `height`. */
export type TemplateForm = { width: number; height: number; nodes: TemplateNode[] }

/** `ground`: whether the pack is of the palette's paper or of its object colour. */
export type Template = { ground: 'label' | 'object'; tall: TemplateForm; square: TemplateForm; wide: TemplateForm }

/** Reads a template: an SVG with a group for each shape of label. Throws where one is missing. */
export function parseTemplate(svg: string): Template {
  const ground = /data-ground="(label|object)"/.exec(svg)?.[1]
  if (!ground) throw new Error('a template names its ground')
  const form = (id: string) => parseForm(svg, id)
  return { ground: ground as Template['ground'], tall: form('tall'), square: form('square'), wide: form('wide') }
}

function parseForm(svg: string, id: string): TemplateForm {
  const [, width, height, content] =
    new RegExp(`<g id="${id}" data-box="(\\d+) (\\d+)"[^>]*>\\n([\\s\\S]*?)\\n </g>`).exec(svg) ?? []
  if (content === undefined) throw new Error(`a template has a form '${id}'`)
  return { width: Number(width), height: Number(height), nodes: parseNodes(content) }
}

function parseNodes(content: string): TemplateNode[] {
  const nodes: TemplateNode[] = []
  const open = [nodes]
  for (const [, close, tag = '', text = '', isEmpty] of content.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (close) {
      if (tag === 'g') open.pop()
      continue
    }
    const node: TemplateNode = { tag, attributes: attributesOf(text), children: [] }
    open.at(-1)?.push(node)
    if (tag === 'g' && !isEmpty) open.push(node.children)
  }
  return nodes
}

const attributesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
