import { importsOf, sourceFiles, type Import } from './source-files.ts'

/** Which own files a file imports, types included: a circle of types is still read as a circle. */
export function importGraph(imports: Import[]) {
  const graph = new Map<string, Set<string>>()
  for (const { file, target, isOwn } of imports) {
    if (isOwn) graph.set(file, (graph.get(file) ?? new Set()).add(target))
  }
  return graph
}

/** Groups of files that import each other, directly or by way of others (Tarjan's strongly connected components). */
export function importCircles(folders: string[]): string[][] {
  const graph = importGraph(sourceFiles(folders).flatMap(importsOf))
  const found = new Map<string, { order: number; lowest: number; isOpen: boolean }>()
  const open: string[] = []
  const circles: string[][] = []
  function visit(file: string) {
    const own = { order: found.size, lowest: found.size, isOpen: true }
    found.set(file, own)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      const other = found.get(next) ?? visit(next)
      if (other.isOpen) own.lowest = Math.min(own.lowest, other.lowest)
    }
    if (own.lowest === own.order) close(file)
    return own
  }
  function close(file: string) {
    const circle = open.splice(open.indexOf(file))
    for (const member of circle) found.get(member)!.isOpen = false
    if (circle.length > 1) circles.push(circle.toSorted())
  }
  for (const file of graph.keys()) {
    if (!found.has(file)) visit(file)
  }
  return circles
}
