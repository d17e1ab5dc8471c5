/** Paints the shapes of a label on a canvas; the server writes the same list as SVG. */
export function drawShapes(g, shapes) {
  for (const s of shapes) {
    const path = new Path2D(s.d),
      [k, x, y] = s.at ?? [1, 0, 0]
    g.save()
    g.translate(x, y)
    g.scale(k, k)
    g.globalAlpha = s.alpha ?? 1
    if (s.fill) {
      g.fillStyle = s.fill
      g.fill(path)
    }
    if (s.stroke) {
      g.strokeStyle = s.stroke
      g.lineWidth = s.width
      g.stroke(path)
    }
    g.restore()
  }
}
