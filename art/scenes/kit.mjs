// Drawing kit for the Tsamma poster scenes. No dependencies; the same seed always gives the same bytes.
// Long, because every scene draws with the whole of it.

export function rng(seed) {
  let a = seed >>> 0;
  const f = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  f.in = (lo, hi) => lo + (hi - lo) * f();
  f.int = (lo, hi) => Math.floor(f.in(lo, hi + 1));
  f.pick = (l) => l[Math.floor(f() * l.length)];
  f.sign = () => (f() < 0.5 ? -1 : 1);
  return f;
}

// smooth 1-D noise, about -1..1
export function noise(seed, octaves = 3) {
  const r = rng(seed);
  const t = Array.from({ length: 512 }, () => r() * 2 - 1);
  const n = (x) => {
    const i = Math.floor(x), f = x - i, u = f * f * (3 - 2 * f);
    return t[i & 511] * (1 - u) + t[(i + 1) & 511] * u;
  };
  return (x) => {
    let s = 0, a = 1, k = 1, m = 0;
    for (let o = 0; o < octaves; o++) { s += a * n(x * k + o * 37.7); m += a; a *= 0.5; k *= 2.03; }
    return s / m;
  };
}

// ---- colour (mixed in OKLab, so that haze stays clean)
const lin = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gam = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
function lab(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => lin(parseInt(hex.slice(i, i + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}
function hex([L, A, B]) {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3, m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3, s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return '#' + [4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s]
    .map((c) => Math.round(Math.min(1, Math.max(0, gam(Math.max(0, c)))) * 255).toString(16).padStart(2, '0')).join('');
}
export const mix = (a, b, t) => { const p = lab(a), q = lab(b); return hex(p.map((v, i) => v + (q[i] - v) * t)); };

// ---- compact paths
const fmt = (n, k) => { let s = String(n / k); if (k > 1) s = s.replace(/^(-?)0\./, '$1.'); return s; };
const joinN = (l, k) => { let o = ''; for (const n of l) { const s = fmt(n, k); o += o && s[0] !== '-' ? ' ' + s : s; } return o; };
// closed shapes all wind the same way, so that overlapping parts of one path unite
const wind = (pts) => { let a = 0; for (let i = 0; i < pts.length; i++) { const [x, y] = pts[i], [u, v] = pts[(i + 1) % pts.length]; a += x * v - u * y; } return a < 0 ? [...pts].reverse() : pts; };
export function line(pts, close = true, p = 0) {
  if (close) pts = wind(pts);
  const k = 10 ** p, q = pts.map(([x, y]) => [Math.round(x * k), Math.round(y * k)]);
  const out = []; let [px, py] = q[0];
  for (let i = 1; i < q.length; i++) { const [x, y] = q[i]; if (x === px && y === py) continue; out.push(x - px, y - py); px = x; py = y; }
  return 'M' + joinN(q[0], k) + (out.length ? 'l' + joinN(out, k) : 'h0') + (close ? 'z' : '');
}
export function curve(pts, close = true, p = 0, tension = 1) {
  if (close) pts = wind(pts);
  const k = 10 ** p, n = pts.length, at = (i) => (close ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))]);
  let px = Math.round(pts[0][0] * k), py = Math.round(pts[0][1] * k);
  const s = 'M' + joinN([px, py], k) + 'c', out = [];
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [b[0] + ((c[0] - a[0]) / 6) * tension, b[1] + ((c[1] - a[1]) / 6) * tension];
    const c2 = [c[0] - ((d[0] - b[0]) / 6) * tension, c[1] - ((d[1] - b[1]) / 6) * tension];
    const x = Math.round(c[0] * k), y = Math.round(c[1] * k);
    out.push(Math.round(c1[0] * k) - px, Math.round(c1[1] * k) - py, Math.round(c2[0] * k) - px, Math.round(c2[1] * k) - py, x - px, y - py);
    px = x; py = y;
  }
  return s + joinN(out, k) + (close ? 'z' : '');
}
// points along a Catmull-Rom spline (for offsets, shadows, samples)
export function sample(pts, per = 8) {
  const o = [], at = (i) => pts[Math.max(0, Math.min(pts.length - 1, i))];
  for (let i = 0; i < pts.length - 1; i++) for (let j = 0; j < per; j++) {
    const t = j / per, [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    o.push([0, 1].map((m) => 0.5 * (2 * b[m] + (c[m] - a[m]) * t + (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m]) * t * t + (3 * b[m] - a[m] - 3 * c[m] + d[m]) * t * t * t)));
  }
  o.push(pts[pts.length - 1]);
  return o;
}
export const yAt = (pts, x) => { for (let i = 1; i < pts.length; i++) if (x <= pts[i][0]) { const [a, b] = [pts[i - 1], pts[i]]; return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1); } return pts[pts.length - 1][1]; };

// ---- land
// a ridge through control points, roughened by midpoint displacement
export function ridge(ctrl, rough, seed, step = 14) {
  const r = rng(seed); let pts = ctrl.map((p) => [...p]);
  for (let it = 0; it < 9; it++) {
    let done = true; const o = [pts[0]];
    for (let i = 1; i < pts.length; i++) {
      const [a, b] = [pts[i - 1], pts[i]], dx = b[0] - a[0];
      if (dx > step) { done = false; o.push([a[0] + dx * r.in(0.4, 0.6), (a[1] + b[1]) / 2 + r.in(-1, 1) * dx * rough]); }
      o.push(b);
    }
    pts = o; if (done) break;
  }
  return pts;
}
export const roll = (y, amp, seed, W, { freq = 3, oct = 2, step = 40, tilt = 0 } = {}) => {
  const n = noise(seed, oct), o = []; for (let x = -40; x <= W + 40 + step; x += step) o.push([x, y + amp * n((x / W) * freq + 5) + (tilt * (x - W / 2)) / W]); return o;
};
export const fillDown = (pts, H, smooth = false) => {
  const a = pts[0], b = pts[pts.length - 1];
  if (!smooth) return line([...pts, [b[0], H], [a[0], H]]);
  return curve(pts, false) + `V${Math.round(H)}H${Math.round(a[0])}z`;
};
// shaded side of a rocky ridge: from every summit a spine runs down, the side away from the light is filled
export function shadows(pts, base, seed, { prom = 14, dir = 1, depth = 0.8, teeth = 6, drift = 0.15, reach = Infinity } = {}) {
  const r = rng(seed), P = dir > 0 ? pts : pts.map(([x, y]) => [-x, y]).reverse(); let d = '', i = 0;
  while (i < P.length - 1) {
    while (i < P.length - 1 && P[i + 1][1] <= P[i][1]) i++;           // climb to a summit
    let j = i; let low = P[i][1];
    while (j < P.length - 1 && (P[j + 1][1] >= low - prom)) { j++; low = Math.max(low, P[j][1]); if (P[j][1] < low - prom) break; }
    let v = i; for (let k = i; k <= j && P[k][0] - P[i][0] < reach; k++) if (P[k][1] > P[v][1]) v = k; // deepest point after it
    if (P[v][1] - P[i][1] > prom) {
      const top = P[i], val = P[v], dep = Math.max((base - top[1]) * depth, val[1] - top[1] + 20), poly = P.slice(i, v + 1);
      poly.push([val[0] + r.in(-4, 8), Math.min(base, val[1] + (base - val[1]) * r.in(0.25, 0.6))]);
      const foot = [top[0] + dep * drift, Math.min(base, top[1] + dep)], back = [];
      for (let t = 1; t < teeth; t++) { const u = t / teeth; back.push([top[0] + (foot[0] - top[0]) * u + (t % 2 ? 1 : -1) * r.in(0.02, 0.09) * dep * (0.4 + u), top[1] + (foot[1] - top[1]) * u]); }
      poly.push(foot, ...back.reverse());
      d += line(dir > 0 ? poly : poly.map(([x, y]) => [-x, y]));
    }
    i = Math.max(v, i + 1);
  }
  return d;
}
// vertical flutes on a cliff band
export function flutes(top, h, seed, x0, x1, { w = 22, gap = 1.5, taper = 0.4, len = [0.45, 1.05], lean = 0 } = {}) {
  const r = rng(seed); let d = '';
  for (let x = x0; x < x1;) {
    const ww = w * r.in(0.4, 1.6), y = yAt(top, x), y2 = yAt(top, x + ww), L = h * r.in(len[0], len[1]), s = lean * L;
    d += line([[x, y + r.in(0, h * 0.08)], [x + ww, y2 + r.in(0, h * 0.1)], [x + ww * r.in(0.7, 1) + s, y2 + L * r.in(0.5, 0.8)], [x + ww * r.in(taper, 0.9) + s, y2 + L], [x + ww * r.in(0.1, 0.4) + s * 0.6, y + L * r.in(0.5, 0.7)]]);
    x += ww * (1 + r.in(0.2, gap));
  }
  return d;
}

// ---- plants (foot at 0,0; y grows downward, so the tree stands in negative y)
function limb(o, pts, w0, w1) { // tapered limb along points
  const L = [], R = [], n = pts.length;
  for (let i = 0; i < n; i++) {
    const a = pts[Math.max(0, i - 1)], b = pts[Math.min(n - 1, i + 1)], dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) || 1, w = (w0 + (w1 - w0) * (i / (n - 1))) / 2;
    L.push([pts[i][0] - (dy / l) * w, pts[i][1] + (dx / l) * w]); R.unshift([pts[i][0] + (dy / l) * w, pts[i][1] - (dx / l) * w]);
  }
  o.push(line([...L, ...R]));
}
const bez = (a, c, b, n = 5) => Array.from({ length: n + 1 }, (_, i) => { const t = i / n, u = 1 - t; return [u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1]]; });

// a flat leaf pad: domed above, ragged and nearly level below
function pad(r, cx, cy, w, h, { flat = 0.22, step = 11, jag = 0.3 } = {}) {
  const up = [], dn = [], n = Math.max(6, Math.round(w / step)), sk = r.in(-0.15, 0.15);
  for (let i = 0; i <= n; i++) {
    const u = (i / n) * 2 - 1, e = Math.sqrt(Math.max(0, 1 - Math.abs(u + sk * (1 - u * u)) ** 2.4)), j = 1 + r.in(-jag, jag);
    up.push([cx + (u * w) / 2 + r.in(-0.35, 0.35) * step, cy - h * e * j]);
    if (i && i < n) dn.unshift([cx + (u * w) / 2 + r.in(-0.35, 0.35) * step, cy + h * flat * e * (0.3 + r() * 1.5)]);
  }
  const cut = up.map(([x, y]) => [x + r.in(-2, 2), y + (cy - y) * r.in(0.18, 0.55)]).reverse();
  return { full: line([...up, ...dn]), lit: line([...up.slice(1, -1), ...cut.slice(1, -1)]) };
}
// umbrella thorn: low fork, limbs fanning like the ribs of an umbrella, flat crown in broken tiers
export function acacia(seed, { w = 600, h = 360, trunk = 26, fork = 0.26, pads = 26, arch = 0.16, thick = 0.1, lean = 0, tiers = 5, step = 8, gap = 0.1 } = {}) {
  const r = rng(seed), wood = [], back = [], front = [], lit = [];
  const top = (x) => -h + h * arch * Math.abs((x - lean) / (w / 2)) ** 2.2;
  const tips = Array.from({ length: 14 }, (_, i) => { const u = (i / 13) * 2 - 1, x = lean + (u * w) / 2 * 0.9 + r.in(-0.025, 0.025) * w; return [x, top(x) + h * r.in(0.1, 0.16)]; });
  const f0 = [lean * 0.15 + r.in(-12, 12), -h * fork];
  limb(wood, bez([0, 6], [r.in(-16, 16), -h * fork * 0.5], f0, 4), trunk * 1.3, trunk * 0.92);
  wood.push(line([[-trunk * 1.25, 5], [-trunk * 0.55, -h * 0.06], [trunk * 0.55, -h * 0.06], [trunk * 1.2, 5]]));
  const split = (at, list, wd, lv) => {
    let cuts; const n = list.length;
    if (lv === 0) { const a = r.int(4, 5), b = a + r.int(3, 5); cuts = [[0, a], [a, b], [b, n]]; }
    else { const m = Math.max(1, Math.min(n - 1, Math.round(n / 2 + r.in(-0.9, 0.9)))); cuts = [[0, m], [m, n]]; }
    for (const [p, q] of cuts) {
      const half = list.slice(p, q); if (!half.length) continue;
      const c = half.reduce((s, v) => [s[0] + v[0] / half.length, s[1] + v[1] / half.length], [0, 0]), one = half.length === 1, t = one ? 1 : lv === 0 ? r.in(0.4, 0.56) : r.in(0.46, 0.6);
      const to = one ? half[0] : [at[0] + (c[0] - at[0]) * t, at[1] + (c[1] - at[1]) * t * r.in(0.8, 1.0)], nw = Math.max(2, wd * Math.sqrt(half.length / n) * 0.94);
      const bow = r.in(0.5, 0.72); limb(wood, bez(at, [at[0] + (to[0] - at[0]) * bow + r.in(-8, 8), at[1] + (to[1] - at[1]) * (1 - bow) * r.in(0.7, 1.3)], to), Math.min(wd, nw * 1.3), one ? 2 : nw);
      if (!one) split(to, half, nw, lv + 1);
    }
  };
  split(f0, tips, trunk * 0.86, 0);
  const plates = Array.from({ length: tiers }, (_, i) => ({ u: ((i + 0.5) / tiers) * 2 - 1 + r.in(-0.08, 0.08), k: r.in(1.25, 1.75) / tiers, y: r.in(-0.035, 0.06) }));
  const lay = (list, n, yo, ws, hs, light) => {
    for (const P of plates) for (let i = 0; i < Math.max(3, Math.round(n / tiers)); i++) {
      if (r() < gap) continue;
      const v = r.in(-1, 1), lim = light ? 1 : 0.84, u = Math.max(-lim, Math.min(lim, P.u + v * P.k)), x = lean + (u * w) / 2, e = 1 - Math.abs(v) ** 2.5 * 0.55;
      const p = pad(r, x, top(x) + h * (yo + P.y - 0.03 * (1 - v * v) + r.in(-0.012, 0.02)), w * ws * r.in(0.7, 1.3) * e, h * hs * r.in(0.8, 1.2) * e, { step });
      list.push(p.full); if (light && r() < light) lit.push(p.lit);
    }
  };
  lay(back, pads * 0.55, 0.14, 0.13, thick * 0.7, 0);
  lay(front, pads, 0.09, 0.13, thick * 0.85, 0.5);
  lay(front, pads * 0.5, 0.045, 0.15, thick * 0.7, 0.85);
  for (let i = 0; i < pads; i++) { const x = lean + r.in(-0.5, 0.5) * w, y = top(x) + h * r.in(0.13, 0.2); back.push(line([[x, y], [x + r.in(4, 10), y - 3], [x + r.in(2, 14), y + 4]])); }
  return { wood: wood.join(''), back: back.join(''), front: front.join(''), lit: lit.join('') };
}
// broad high crown with a browse line: ana tree, mahogany, sycamore fig
export function crownTree(seed, { w = 420, h = 520, trunk = 40, fork = 0.42, browse = 0.46, clumps = 56, step = 10, lean = 0 } = {}) {
  const r = rng(seed), wood = [], back = [], front = [], lit = [];
  const f0 = [lean * 0.4, -h * fork];
  limb(wood, bez([0, 8], [lean * 0.05 + r.in(-8, 8), -h * fork * 0.5], f0, 5), trunk * 1.3, trunk * 0.85);
  wood.push(line([[-trunk * 1.2, 8], [-trunk * 0.5, -h * 0.06], [trunk * 0.5, -h * 0.06], [trunk * 1.2, 8]]));
  const cx = lean * 0.7, cy = -h * (browse + (1 - browse) * 0.42);
  for (let i = 0; i < 7; i++) {
    const u = (i / 6) * 2 - 1, tip = [cx + (u * w) / 2 * 0.82, cy - h * (0.22 - 0.24 * u * u) + r.in(-10, 10)], s = [f0[0] + u * trunk * 0.2, f0[1] + Math.abs(u) * h * 0.05];
    limb(wood, bez(s, [s[0] + (tip[0] - s[0]) * 0.55, s[1] + (tip[1] - s[1]) * 0.3], tip), trunk * 0.5, 3);
  }
  for (let i = 0; i < clumps; i++) {
    const a = r() * Math.PI * 2, q = Math.sqrt(r()), x = cx + Math.cos(a) * q * w * 0.44, y = Math.min(-h * browse, cy + Math.sin(a) * q * h * (1 - browse) * 0.46 * (1 - 0.25 * Math.abs(Math.cos(a) * q)));
    const p = pad(r, x, y, w * r.in(0.15, 0.28), h * r.in(0.04, 0.066), { flat: 0.5, step, jag: 0.2 });
    (i < clumps * 0.35 ? back : front).push(p.full); if (i >= clumps * 0.35 && y < cy + h * 0.06) lit.push(p.lit);
  }
  return { wood: wood.join(''), back: back.join(''), front: front.join(''), lit: lit.join('') };
}
// bare crooked tree (camel thorn skeletons, baobab limbs)
export function bare(seed, { len = 120, w = 22, ang = -Math.PI / 2, depth = 5, spread = 0.55, crook = 0.28, shrink = 0.72, up = 0.1, kids = [2, 3], from = [0, 4], minW = 1.6 } = {}) {
  const r = rng(seed), o = [];
  const grow = (x, y, a, l, wd, d) => {
    const pts = [[x, y]], n = d > 2 ? 4 : 3; let cx = x, cy = y, ca = a;
    for (let i = 0; i < n; i++) { ca += r.in(-crook, crook); ca += (-Math.PI / 2 - ca) * up; cx += (Math.cos(ca) * l) / n; cy += (Math.sin(ca) * l) / n; pts.push([cx, cy]); }
    const end = d === 1 ? minW * 0.5 : Math.max(minW, wd * 0.62);
    limb(o, pts, wd, end);
    if (d <= 1) return;
    const k = r.int(kids[0], kids[1]), s = r.in(0.8, 1.2) * spread;
    for (let i = 0; i < k; i++) {
      const u = k === 1 ? 0 : (i / (k - 1)) * 2 - 1, at = i === 1 && k === 3 ? pts[n - 1] : pts[n];
      grow(at[0], at[1], ca + u * s + r.in(-0.16, 0.16), l * shrink * r.in(0.75, 1.15), end * (k === 2 ? 0.92 : 0.85), d - 1);
    }
  };
  grow(from[0], from[1], ang, len, w, depth);
  return o.join('');
}
export function baobab(seed, { h = 420, w = 150, depth = 5, limbs = 5, crown = 1, belly = 1, minW = 2 } = {}) {
  const r = rng(seed), th = h * 0.52; let d = '', shade = '';
  const prof = [[0.95, 8], [0.66, -th * 0.05], [0.54 * belly, -th * 0.2], [0.53 * belly, -th * 0.42], [0.5 * belly, -th * 0.64], [0.42, -th * 0.84], [0.36, -th]];
  const R = prof.map(([k, y]) => [w * k * r.in(0.94, 1.06), y]).reverse();
  d += curve([...prof.map(([k, y]) => [-w * k, y]), [0, -th * 1.06], ...R, [w * 0.55, 2], [w * 0.2, 9], [-w * 0.25, 3], [-w * 0.6, 9]], true, 0, 0.9);
  for (let i = 0; i < limbs; i++) {
    const u = (i / (limbs - 1)) * 2 - 1;
    d += bare(seed * 7 + i, { from: [u * w * 0.22, -th * (0.86 - 0.1 * Math.abs(u))], ang: -Math.PI / 2 + u * 1.02, len: h * (0.3 - 0.04 * Math.abs(u)) * crown, w: w * r.in(0.26, 0.34), depth, spread: 0.66, crook: 0.3, shrink: 0.66, up: 0.05, kids: [2, 3], minW });
  }
  const e = R.slice().reverse();
  const side = curve([...e.slice(1), [w * 0.1, -th * 1.0], [w * 0.2, -th * 0.82], [w * 0.13, -th * 0.6], [w * 0.24, -th * 0.4], [w * 0.16, -th * 0.2], [w * 0.3, -th * 0.06], [w * 0.44, 2]], true, 0, 0.8);
  for (let i = 0; i < 9; i++) { const x = w * r.in(-0.36, 0.12), y0 = -th * r.in(0.12, 0.86), L = th * r.in(0.08, 0.2); shade += line([[x, y0], [x + w * 0.04, y0 - L], [x + w * 0.03, y0 + L * 0.5]]); }
  return { wood: d, side, folds: shade };
}
// quiver tree: repeated forking in twos, a rosette on every tip
export function quiver(seed, { h = 380, w = 46, depth = 5 } = {}) {
  const r = rng(seed), o = [], ros = [], lit = [];
  const grow = (x, y, a, l, wd, d) => {
    const e = [x + Math.cos(a) * l, y + Math.sin(a) * l], m = [(x + e[0]) / 2 + r.in(-4, 4), (y + e[1]) / 2]; limb(o, [[x, y], m, e], wd, wd * 0.72);
    if (d === 0) {
      const n = 9; for (let i = 0; i < n; i++) { const t = a + ((i / (n - 1)) * 2 - 1) * 1.75 + r.in(-0.1, 0.1), L = h * r.in(0.06, 0.085), tip = [e[0] + Math.cos(t) * L, e[1] + Math.sin(t) * L], p = line([[e[0] - Math.sin(t) * 4, e[1] + Math.cos(t) * 4], tip, [e[0] + Math.sin(t) * 4, e[1] - Math.cos(t) * 4]]); ros.push(p); if (t < -Math.PI / 2 && i % 2) lit.push(p); }
      return;
    }
    const s = r.in(0.3, 0.46); for (const u of [-1, 1]) grow(e[0], e[1], a + u * s * r.in(0.8, 1.2) + (-Math.PI / 2 - a) * 0.12, l * r.in(0.62, 0.8), wd * 0.7, d - 1);
  };
  const th = h * 0.36; d0();
  function d0() { o.push(curve([[-w * 0.95, 6], [-w * 0.55, -th * 0.2], [-w * 0.42, -th], [w * 0.42, -th], [w * 0.5, -th * 0.2], [w * 0.9, 6]])); for (const u of [-1, 1]) grow(u * w * 0.16, -th + 6, -Math.PI / 2 + u * 0.36, h * 0.2, w * 0.62, depth - 1); }
  return { wood: o.join(''), leaf: ros.join(''), lit: lit.join('') };
}
// ilala / makalani fan palm
export function palm(seed, { h = 300, w = 12, fans = 15, R = 62, lean = 0 } = {}) {
  const r = rng(seed), o = [], leaf = [], back = [];
  limb(o, bez([0, 4], [lean * 0.1, -h * 0.5], [lean, -h]), w * 1.15, w * 0.8);
  for (let i = 0; i < fans; i++) {
    const a = -Math.PI / 2 + ((i / (fans - 1)) * 2 - 1) * 2.3 + r.in(-0.12, 0.12), pl = R * r.in(0.35, 0.6), c = [lean + Math.cos(a) * pl, -h + Math.sin(a) * pl], n = 9, pts = [[lean, -h]];
    for (let k = 0; k < n; k++) { const t = a + ((k / (n - 1)) * 2 - 1) * 1.15, L = R * r.in(0.5, 0.72) * (1 - 0.25 * Math.abs((k / (n - 1)) * 2 - 1)); pts.push([c[0] + Math.cos(t) * L, c[1] + Math.sin(t) * L + 3]); if (k < n - 1) pts.push([c[0] + Math.cos(t + 0.14) * L * 0.52, c[1] + Math.sin(t + 0.14) * L * 0.52]); }
    (i % 3 === 0 ? back : leaf).push(line(pts));
  }
  return { wood: o.join(''), back: back.join(''), leaf: leaf.join('') };
}
export function grass(seed, pts, x0, x1, n, h0, h1, { lean = 0.3, wd = 3, seedHeads = 0 } = {}) {
  const r = rng(seed); let d = '';
  for (let i = 0; i < n; i++) {
    const x = r.in(x0, x1), y = typeof pts === 'function' ? pts(x) : yAt(pts, x), h = r.in(h0, h1), k = h * (lean + r.in(-0.28, 0.28)), b = r.in(0.6, 1.2) * wd;
    const X = Math.round, m = [X(k * 0.3), X(-h * 0.62)], t = [X(k), X(-h)];
    d += `M${X(x)} ${X(y + 4)}q${m[0]} ${m[1]} ${t[0]} ${t[1]}q${X(-k * 0.55 + b)} ${X(h * 0.36)} ${X(-k + b)} ${X(h)}z`;
    if (r() < seedHeads) d += `M${X(x + k)} ${X(y + 4 - h)}q${X(b * 1.6)} ${X(h * 0.08)} ${X(-k * 0.16)} ${X(h * 0.22)}q${X(-b * 1.8)} ${X(-h * 0.1)} ${X(k * 0.16)} ${X(-h * 0.22)}z`;
  }
  return d;
}
export function bush(seed, x, y, w, h, step = 10) { return pad(rng(seed), x, y, w, h, { flat: 0.08, step, jag: 0.25 }); }
export function treeline(seed, pts, x0, x1, w, h, { step = 9, density = 1 } = {}) {
  const r = rng(seed); let d = ''; for (let x = x0; x < x1; x += w * r.in(0.3, 0.9) / density) { const s = r.in(0.5, 1.25); d += pad(r, x, yAt(pts, x) + 3, w * s, h * s * r.in(0.7, 1.2), { flat: 0.1, step, jag: 0.25 }).full; } return d;
}
export function reeds(seed, x0, x1, y, n, h0, h1, lean = 0.1) {
  const r = rng(seed); let d = ''; for (let i = 0; i < n; i++) { const x = r.in(x0, x1), h = r.in(h0, h1), k = h * (lean + r.in(-0.12, 0.12)), X = Math.round; d += `M${X(x)} ${X(y + r.in(-6, 14))}q${X(k * 0.2)} ${X(-h * 0.6)} ${X(k)} ${X(-h)}`; } return d;
}
export function papyrus(seed, x, y, h, R = 46, lean = 0) {
  const r = rng(seed), X = Math.round, tx = x + lean, ty = y - h; let d = `M${X(x)} ${X(y)}Q${X(x + lean * 0.2)} ${X(y - h * 0.6)} ${X(tx)} ${X(ty)}`, u = '';
  for (let i = 0; i < 24; i++) { const a = -Math.PI / 2 + ((i / 23) * 2 - 1) * 2.1 + r.in(-0.08, 0.08), L = R * r.in(0.72, 1.05); u += `M${X(tx)} ${X(ty)}q${X(Math.cos(a) * L * 0.5)} ${X(Math.sin(a) * L * 0.62)} ${X(Math.cos(a) * L)} ${X(Math.sin(a) * L + Math.abs(Math.cos(a)) * R * 0.22)}`; }
  return { stalk: d, umbel: u };
}

// ---- air and water
export function stars(seed, n, x0, y0, x1, y1, keep = () => 1) {
  const r = rng(seed), l = []; let g = 0; while (l.length < n && g++ < n * 40) { const x = r.in(x0, x1), y = r.in(y0, y1); if (r() < keep(x, y)) l.push([Math.round(x), Math.round(y)]); }
  l.sort((a, b) => Math.floor(a[0] / 60) - Math.floor(b[0] / 60) || a[1] - b[1]);
  let px = 0, py = 0, d = 'M0 0'; for (const [x, y] of l) { d += `m${joinN([x - px, y - py], 1)}h0`; px = x; py = y; } return d;
}
export function stratus(seed, x, y, w, h) { // long flat cloud: level below, a few low swells above
  const r = rng(seed), n = r.int(4, 6), up = []; for (let i = 1; i < n; i++) { const u = i / n; up.push([x + w * (u + r.in(-0.05, 0.05)), y - h * Math.sin(u * Math.PI) ** 0.8 * r.in(0.45, 1.1)]); }
  return curve([[x, y], ...up, [x + w, y + r.in(-2, 2)], [x + w * 0.7, y + h * 0.16], [x + w * 0.32, y + h * 0.12]]);
}
export function cumulus(seed, x, y, w, h, bump = 70) { // billowed cloud with a level foot
  const r = rng(seed), X = Math.round, n = Math.max(7, X(w / bump)), p = [[x, y]];
  let u = 0; while (u < 0.93) { u += r.in(0.5, 1.6) / n; if (u < 0.95) p.push([x + w * u, y - h * (Math.sin(u * Math.PI) ** 0.7) * r.in(0.62, 1.08)]); } p.push([x + w, y]);
  let d = `M${X(p[0][0])} ${X(p[0][1])}`; for (let i = 1; i < p.length; i++) { const dx = X(p[i][0]) - X(p[i - 1][0]), dy = X(p[i][1]) - X(p[i - 1][1]), R = X(Math.hypot(dx, dy) * 0.56); d += `a${R} ${R} 0 0 1 ${dx} ${dy}`; }
  return d + 'z';
}
export function glints(seed, n, y0, y1, cx, spread, { w0 = 20, w1 = 160, h = 3 } = {}) { // light lying on water: short near the horizon, long near us
  const r = rng(seed), X = Math.round; let d = ''; for (let i = 0; i < n; i++) { const t = r() ** 0.8, y = y0 + (y1 - y0) * t, w = (w0 + (w1 - w0) * t) * r.in(0.4, 1.2), s = typeof spread === 'function' ? spread(t) : spread, x = cx + r.in(-1, 1) * s - w / 2, hh = Math.max(1, h * (0.4 + t)); d += `M${X(x)} ${X(y)}q${X(w / 2)} ${-X(hh)} ${X(w)} 0q${-X(w / 2)} ${X(hh)} ${-X(w)} 0z`; } return d;
}
export const birds = (list) => list.map(([x, y, s, t = 0]) => { const X = Math.round; return `M${X(x - s)} ${X(y - s * (0.28 + t))}q${X(s * 0.6)} ${X(-s * 0.2)} ${X(s)} ${X(s * (0.3 + t))}q${X(s * 0.35)} ${X(-s * 0.5)} ${X(s)} ${X(-s * (0.34 - t))}`; }).join('');

// ---- the sheet
export class Scene {
  constructor(name, W = 1600, H = 1067, code = name.slice(0, 2)) { Object.assign(this, { name, W, H, code, defs: [], out: [], n: 0 }); }
  id() { return this.code + this.n++; }
  lg(stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1, box } = {}) {
    const i = this.id(); this.defs.push(`<linearGradient id="${i}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${box ? ' gradientUnits="userSpaceOnUse"' : ''}>${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')}</linearGradient>`); return `url(#${i})`;
  }
  rg(stops, { cx = 0.5, cy = 0.5, r = 0.5, box } = {}) {
    const i = this.id(); this.defs.push(`<radialGradient id="${i}" cx="${cx}" cy="${cy}" r="${r}"${box ? ' gradientUnits="userSpaceOnUse"' : ''}>${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')}</radialGradient>`); return `url(#${i})`;
  }
  add(s) { this.out.push(s); return this; }
  sky(stops) { return this.add(`<path fill="${this.lg(stops)}" d="M0 0h${this.W}v${this.H}H0z"/>`); }
  p(d, fill, extra = '') { return this.add(`<path fill="${fill}" d="${d}"${extra ? ' ' + extra : ''}/>`); }
  s(d, stroke, w, extra = '') { return this.add(`<path fill="none" stroke="${stroke}" stroke-width="${w}" d="${d}"${extra ? ' ' + extra : ''}/>`); }
  dots(d, color, w, op = 1) { return this.add(`<path fill="none" stroke="${color}" stroke-width="${w}" stroke-linecap="round" d="${d}"${op < 1 ? ` opacity="${op}"` : ''}/>`); }
  rect(x, y, w, h, fill, extra = '') { return this.add(`<path fill="${fill}" d="M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z" ${extra}/>`); }
  circle(x, y, r, fill, extra = '') { return this.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`); }
  // sun or moon: flat disc, printed halo rings
  disc(x, y, r, fill, halo, rings = [1.5, 2.3, 3.4], op = 0.13) { for (const k of [...rings].reverse()) this.circle(x, y, Math.round(r * k), halo, `opacity="${op}"`); return this.circle(x, y, r, fill); }
  haze(y0, y1, color, top = 0, bottom = 0.8) { return this.rect(0, y0, this.W, y1 - y0, this.lg([[0, color, top], [1, color, bottom]])); }
  // stippled shade: a soft gradient broken into lithograph grain
  stipple(d, color, from, to, a = 1) {
    if (!this.hasSt) { this.hasSt = `${this.code}st`; this.defs.push(`<filter id="${this.hasSt}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="n"/><feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="5" k3="5" k4="-5" result="m"/><feComponentTransfer in="SourceGraphic"><feFuncA type="linear" slope="30"/></feComponentTransfer><feComposite operator="in" in2="m"/></filter>`); }
    const g = from.r ? this.rg([[0, color, a], [1, color, 0]], { cx: from.x, cy: from.y, r: from.r, box: true }) : this.lg([[0, color, a], [1, color, 0]], { x1: from[0], y1: from[1], x2: to[0], y2: to[1], box: true });
    return this.add(`<g filter="url(#${this.hasSt})"><path fill="${g}" d="${d}"/></g>`);
  }
  // the same grain in a true colour (stipple drifts towards white where its shape is thin): for shade on light ground
  shade(d, color, from, to, a = 1) {
    const c = (this.shades ??= {}); if (!c[color]) { c[color] = this.id(); this.defs.push(`<filter id="${c[color]}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="n"/><feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="5" k3="5" k4="-5" result="m"/><feFlood flood-color="${color}"/><feComposite operator="in" in2="m"/></filter>`); }
    const g = from.r ? this.rg([[0, color, a], [1, color, 0]], { cx: from.x, cy: from.y, r: from.r, box: true }) : this.lg([[0, color, a], [1, color, 0]], { x1: from[0], y1: from[1], x2: to[0], y2: to[1], box: true });
    return this.add(`<g filter="url(#${c[color]})"><path fill="${g}" d="${d}"/></g>`);
  }
  sym(inner) { const i = this.id(); this.defs.push(`<g id="${i}">${inner}</g>`); return i; }
  use(i, x, y, sx = 1, sy = Math.abs(sx), extra = '') { return this.add(`<use href="#${i}" transform="translate(${+x.toFixed(1)} ${+y.toFixed(1)}) scale(${+sx.toFixed(3)} ${+sy.toFixed(3)})" ${extra}/>`); }
  // tufts of grass: a few drawn once, set many times along a line
  tufts(seed, pts, x0, x1, n, k0, k1, color, { blades = 13, h = 60, w = 34, lean = 0.25, wd = 4, heads = 0.12, kinds = 3, dy = 0, op } = {}) {
    const r = rng(seed), key = [blades, h, w, lean, wd, heads].join(), bin = (this.sets ??= {}), base = (bin[key] ??= Array.from({ length: kinds }, (_, i) => this.sym(`<path d="${grass(blades * 13 + i + wd, () => 0, -w, w, blades, h * 0.4, h, { lean, wd, seedHeads: heads })}"/>`)));
    const put = (id, x) => `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(yAt(pts, x) + dy)}"/>`; let o = '';
    const sized = n > 24 ? Array.from({ length: 7 }, (_, i) => { const k = k0 + ((k1 - k0) * i) / 5.5, id = this.id(); this.defs.push(`<use id="${id}" href="#${base[i % base.length]}" transform="scale(${+(i % 3 === 1 ? -k : k).toFixed(2)} ${+(k * r.in(0.85, 1.15)).toFixed(2)})"/>`); return id; }) : null;
    for (let i = 0; i < n; i++) { const x = x0 + ((i + r()) / n) * (x1 - x0), k = r.in(k0, k1), f = r() < 0.3 ? -1 : 1; o += sized ? put(r.pick(sized), x) : `<use href="#${r.pick(base)}" transform="matrix(${+(k * f).toFixed(2)} 0 0 ${+k.toFixed(2)} ${Math.round(x)} ${Math.round(yAt(pts, x) + dy)})"/>`; }
    return this.add(`<g fill="${color}"${op ? ` opacity="${op}"` : ''}>${o}</g>`);
  }
  // Milky Way: cloudy body, dark rift, dust of stars, along y = f(x)
  galaxy(seed, f, x0, x1, w, { body = '#4f7fb0', core = '#b9c9d6', rift = '#16294f', warm = '#d8b9a0', dust = 600, fade = () => 1 } = {}) {
    const r = rng(seed), c = this.code; this.defs.push(`<filter id="${c}b1" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${Math.round(w * 0.34)}"/></filter><filter id="${c}b2" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${Math.round(w * 0.1)}"/></filter>`);
    const dir = (x) => Math.atan2(f(x + 10) - f(x - 10), 20), at = (x, o) => [x - Math.sin(dir(x)) * o, f(x) + Math.cos(dir(x)) * o];
    const blobs = (n, off, a, b, kx) => { let d = ''; for (let i = 0; i < n; i++) { const x = x0 + ((i + r()) / n) * (x1 - x0), t = dir(x), [cx, cy] = at(x, r.in(-1, 1) * off), q = r.in(a, b), p = []; for (let k = 0; k < 5; k++) { const th = (k / 5) * 6.283 + r(), L = q * r.in(0.6, 1.2), u = Math.cos(th) * L * kx, v = Math.sin(th) * L; p.push([cx + Math.cos(t) * u - Math.sin(t) * v, cy + Math.sin(t) * u + Math.cos(t) * v]); } d += curve(p); } return d; };
    this.p(blobs(14, w * 0.3, w * 0.5, w * 1.1, 1.7), body, `filter="url(#${c}b1)" opacity=".55"`).p(blobs(15, w * 0.32, w * 0.14, w * 0.4, 2), core, `filter="url(#${c}b1)" opacity=".62"`).p(blobs(10, w * 0.25, w * 0.08, w * 0.2, 2), warm, `filter="url(#${c}b2)" opacity=".26"`);
    const dist = (x, y) => Math.abs(y - f(x)) * Math.cos(dir(x));
    this.dots(stars(seed + 1, dust, x0, 0, x1, this.H, (x, y) => Math.exp(-((dist(x, y) / (w * 0.75)) ** 2)) * fade(y)), '#e9eef2', 1.8, 0.7);
    // the dark rift: two wavering strands, torn at the edges
    const nz = noise(seed + 9, 3), strand = (o, k, a, b) => { const L = [], R = []; for (let x = a; x <= b; x += (b - a) / 13) { const e = Math.sin(((x - a) / (b - a)) * Math.PI), m = o + w * 0.2 * nz(x / 120 + o), q = w * k * e * (0.45 + 0.8 * Math.abs(nz(x / 52 + 60 + o))); L.push(at(x, m - q)); R.unshift(at(x, m + q)); } return curve([...L, ...R]); };
    const s1 = x0 + (x1 - x0) * 0.22, e1 = x1 - (x1 - x0) * 0.08;
    return this.p(strand(w * 0.08, 0.13, s1, e1) + strand(-w * 0.2, 0.07, x0 + (x1 - x0) * 0.45, x1 - (x1 - x0) * 0.2), rift, `filter="url(#${c}b2)" opacity=".62"`);
  }
  tree(t, c) { return this.sym([[t.back, c.back], [t.wood, c.wood], [t.side, c.side], [t.folds, c.folds ?? c.side], [t.front ?? t.leaf, c.front], [t.lit, c.lit]].filter(([d, f]) => d && f).map(([d, f]) => `<path fill="${f}" d="${d}"/>`).join('')); }
  // paper grain over everything drawn so far; svg() adds it at the end unless a scene placed it earlier
  grain(a = 0.055) {
    this.grained = true; const f = `${this.code}gr`;
    this.defs.push(`<filter id="${f}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="3"/><feColorMatrix values="4 0 0 0 -1.35 4 0 0 0 -1.35 4 0 0 0 -1.35 0 0 0 0 ${a}"/></filter>`);
    return this.add(`<rect width="${this.W}" height="${this.H}" filter="url(#${f})"/>`);
  }
  svg() {
    if (!this.grained) this.grain();
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.W} ${this.H}" width="${this.W}" height="${this.H}" preserveAspectRatio="xMidYMid slice"><defs>${this.defs.join('')}</defs>${this.out.join('')}</svg>\n`.replace(/ +\/>/g, '/>');
  }
}
