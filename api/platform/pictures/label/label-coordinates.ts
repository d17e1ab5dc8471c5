/** The label coordinates of a base: one pair per `step` × `step` pixels of its own size. */
export type BaseMap = {
  width: number
  height: number
  step: number
  cols: number
  rows: number
  bytes: Uint8Array | null
}

/** The part of the label that can be seen, in label units: 0..1 to the right (u) and downwards (v). */
export type LabelWindow = { u0: number; u1: number; v0: number; v1: number }

type Paintable = { index: Uint32Array; share: Uint8Array; width: number; height: number }

/** Label coordinates of every paintable pixel, interpolated from the coarse map; 0 where there is no label. */
export function decodeCoordinates({ index, share, width, height }: Paintable, map: BaseMap) {
  const u = new Float32Array(index.length)
  const v = new Float32Array(index.length)
  if (!map.bytes) return { u, v }
  const [planeU, planeV] = [0, 1].map((plane) => decodedPlane(map, plane)) as [Float32Array, Float32Array]
  const [scaleX, scaleY] = [map.width / width / map.step, map.height / height / map.step]
  for (let i = 0; i < index.length; i++) {
    if (share[i * 3] === 0) continue
    const pixel = index[i] as number
    const x = clamp((pixel % width) * scaleX + scaleX / 2 - 0.5, map.cols - 1.001)
    const y = clamp(Math.floor(pixel / width) * scaleY + scaleY / 2 - 0.5, map.rows - 1.001)
    u[i] = between(planeU, map.cols, x, y)
    v[i] = 1 - between(planeV, map.cols, x, y)
  }
  return { u, v }
}

/** A little more than what is seen of the label, so that its edge is not drawn from beyond the artwork. */
export function windowOf(share: Uint8Array, u: Float32Array, v: Float32Array): LabelWindow {
  const seen = { u0: 1, u1: 0, v0: 1, v1: 0 }
  for (let i = 0; i < u.length; i++) {
    if ((share[i * 3] as number) <= 200) continue
    const [across, down] = [u[i] as number, v[i] as number]
    if (across < seen.u0) seen.u0 = across
    if (across > seen.u1) seen.u1 = across
    if (down < seen.v0) seen.v0 = down
    if (down > seen.v1) seen.v1 = down
  }
  const { u0, u1, v0, v1 } = seen
  return { u0: Math.max(0, u0 - PAD), u1: Math.min(1, u1 + PAD), v0: Math.max(0, v0 - PAD), v1: Math.min(1, v1 + PAD) }
}

const PAD = 0.01

/** 16 bit integers in 1/4095 of the label, each row stored as differences from the left neighbour. */
function decodedPlane({ bytes, cols, rows }: BaseMap, plane: number): Float32Array {
  const values = new Float32Array(cols * rows)
  if (!bytes) return values
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0, value = 0; at < values.length; at++) {
    if (at % cols === 0) value = 0
    value += view.getInt16((plane * cols * rows + at) * 2, true)
    value = ((value + 98304) & 65535) - 32768
    values[at] = value / 4095
  }
  return values
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

function between(plane: Float32Array, cols: number, x: number, y: number): number {
  const at = (y | 0) * cols + (x | 0)
  const [tx, ty] = [x - (x | 0), y - (y | 0)]
  const top = (plane[at] as number) * (1 - tx) + (plane[at + 1] as number) * tx
  const bottom = (plane[at + cols] as number) * (1 - tx) + (plane[at + cols + 1] as number) * tx
  return top * (1 - ty) + bottom * ty
}
