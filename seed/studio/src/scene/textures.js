/** Procedural surface textures, drawn once on a canvas and kept for the whole session. */
import * as THREE from 'three'
import { hashOf as hash, seededRandom as random } from '../../../../api/platform/pictures/seeded-random.ts'

const cache = new Map()
const once = (key, make) => {
  if (!cache.has(key)) cache.set(key, Object.assign(make(), { keep: true }))
  return cache.get(key)
}

export function canvas(width, height) {
  const c = document.createElement('canvas')
  c.width = width
  c.height = height
  return c
}

export function texture(source, { srgb = true, repeat = false } = {}) {
  const t = new THREE.CanvasTexture(source)
  if (srgb) t.colorSpace = THREE.SRGBColorSpace
  if (repeat) t.wrapS = t.wrapT = THREE.RepeatWrapping
  t.anisotropy = 4
  return t
}

/** Grey height fields for bump and roughness: paper | weave | terry | brush | crumb. */
export function relief(kind) {
  return once('relief:' + kind, () => {
    const S = 512,
      c = canvas(S, S),
      g = c.getContext('2d'),
      r = random(hash(kind))
    const noise = (mid, spread) => {
      const d = g.getImageData(0, 0, S, S)
      for (let i = 0; i < d.data.length; i += 4) {
        d.data[i] = d.data[i + 1] = d.data[i + 2] = mid + (r() - 0.5) * spread
        d.data[i + 3] = 255
      }
      g.putImageData(d, 0, 0)
    }
    const dots = (n, lo, span, r0, r1) => {
      g.fillStyle = '#777'
      g.fillRect(0, 0, S, S)
      for (let i = 0; i < n; i++) {
        const v = (lo + r() * span) | 0
        g.fillStyle = `rgb(${v},${v},${v})`
        g.beginPath()
        g.arc(r() * S, r() * S, r0 + r() * r1, 0, 7)
        g.fill()
      }
    }
    if (kind === 'paper') noise(128, 26)
    if (kind === 'terry') dots(22000, 70, 150, 1.2, 1.6)
    if (kind === 'crumb') dots(2600, 60, 170, 1.5, 7)
    if (kind === 'weave') {
      for (let y = 0; y < S; y += 4)
        for (let x = 0; x < S; x += 4) {
          const v = ((x + y) / 4) % 2 ? 165 : 95
          g.fillStyle = `rgb(${v},${v},${v})`
          g.fillRect(x, y, 4, 4)
        }
    }
    if (kind === 'brush') {
      noise(128, 0)
      for (let i = 0; i < 2600; i++) {
        const v = (100 + r() * 60) | 0,
          y = r() * S
        g.strokeStyle = `rgba(${v},${v},${v},.5)`
        g.lineWidth = 0.5 + r()
        g.beginPath()
        g.moveTo(0, y)
        g.lineTo(S, y)
        g.stroke()
      }
    }
    return texture(c, { srgb: false, repeat: true })
  })
}

export function wood(base = '#b9854f', dark = '#7d5026', seed = 1) {
  return once(`wood:${base}${dark}${seed}`, () => {
    const W = 1024,
      H = 512,
      c = canvas(W, H),
      g = c.getContext('2d'),
      r = random(seed * 77)
    g.fillStyle = base
    g.fillRect(0, 0, W, H)
    g.strokeStyle = g.fillStyle = dark
    for (let i = 0; i < 260; i++) {
      g.globalAlpha = 0.04 + r() * 0.12
      g.lineWidth = 0.6 + r() * 3
      const y = r() * H,
        f = 0.002 + r() * 0.006,
        a = 4 + r() * 12,
        p = r() * 6
      g.beginPath()
      for (let x = 0; x <= W; x += 16) g.lineTo(x, y + Math.sin(x * f + p) * a)
      g.stroke()
    }
    g.globalAlpha = 0.1
    for (let i = 0; i < 1500; i++) g.fillRect(r() * W, r() * H, 8 + r() * 30, 0.8)
    return texture(c, { repeat: true })
  })
}

/** Coloured dots on a ground: stoneware, sausage, bread crust, pizza, muesli … */
export function speckle(base, dots, n = 900, size = 3.2, seed = 3) {
  return once(`speckle:${base}${dots}${n}${size}${seed}`, () => {
    const S = 1024,
      c = canvas(S, S),
      g = c.getContext('2d'),
      r = random(seed),
      ink = [].concat(dots)
    g.fillStyle = base
    g.fillRect(0, 0, S, S)
    for (let i = 0; i < n; i++) {
      g.globalAlpha = 0.25 + r() * 0.5
      g.fillStyle = ink[(r() * ink.length) | 0]
      g.beginPath()
      g.ellipse(r() * S, r() * S, 0.5 + r() * r() * size, 0.5 + r() * r() * size, r() * 3, 0, 7)
      g.fill()
    }
    return texture(c, { repeat: true })
  })
}

/** Latte art seen from above. */
export function crema() {
  return once('crema', () => {
    const c = canvas(512, 512),
      g = c.getContext('2d')
    g.fillStyle = '#9a5a24'
    g.fillRect(0, 0, 512, 512)
    const edge = g.createRadialGradient(256, 256, 120, 256, 256, 256)
    edge.addColorStop(0, 'rgba(0,0,0,0)')
    edge.addColorStop(1, 'rgba(60,22,4,.8)')
    g.fillStyle = edge
    g.fillRect(0, 0, 512, 512)
    g.fillStyle = '#fbeedd'
    g.beginPath()
    g.moveTo(256, 430)
    g.bezierCurveTo(106, 350, 126, 150, 256, 110)
    g.bezierCurveTo(386, 150, 406, 350, 256, 430)
    g.fill()
    g.strokeStyle = '#a5642c'
    g.lineWidth = 13
    for (let y = 190; y < 420; y += 46) {
      g.beginPath()
      g.moveTo(136, y - 30)
      g.quadraticCurveTo(256, y + 60, 376, y - 30)
      g.stroke()
    }
    g.lineWidth = 7
    g.beginPath()
    g.moveTo(256, 120)
    g.lineTo(256, 425)
    g.stroke()
    return texture(c)
  })
}
