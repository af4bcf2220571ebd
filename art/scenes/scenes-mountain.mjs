import * as K from './kit.mjs';
import * as F from './fauna.mjs';
const { Scene, mix } = K;
const P = (pts) => K.sample(pts, 8);

// stepped basalt: old lava flows, each a band of columns, with ledges of grass or scree between them that
// widen and pinch out. top and foot are functions of x; columns shrink where the wall is lower
function basalt(s, x0, x1, top, foot, sd, { bands = [[0, 0.2], [0.26, 0.46], [0.52, 0.72]], base, face, shade, lit, w = 34, ref = 400, rag = 0.012, fan = 0.06, dir = 1, so = 0.6, lo = 0.8, every = 0.5, dense = 0.85, clip } = {}) {
  const n = K.noise(sd, 3), m = K.noise(sd + 7, 2), r = K.rng(sd), hh = (x) => foot(x) - top(x), Y = (x, v) => top(x) + hh(x) * v + Math.min(hh(x), 300) * rag * n(x / 36 + v * 31) * (v ? 1 : 0.25);
  const xs = []; for (let x = x0; x < x1; x += Math.max(12, (w * 0.8 * hh(x)) / ref)) xs.push(x); xs.push(x1);
  if (clip) { const id = s.id(); s.defs.push(`<clipPath id="${id}"><path d="${clip}"/></clipPath>`); s.add(`<g clip-path="url(#${id})">`); }
  s.p(K.line([...xs.map((x) => [x, Y(x, 0)]), ...xs.map((x) => [x, foot(x)]).reverse()]), base);
  let f = '', d = '', l = '';
  for (const [a, b] of bands) {
    const low = (x) => Math.max(Y(x, a) + 2, Y(x, b) - hh(x) * fan * 1.5 * (m((x * ref) / hh(x) / 64 + b * 9) + 0.1));
    f += K.line([...xs.map((x) => [x, Y(x, a)]), ...xs.map((x) => [x, low(x)]).reverse()]);
    for (let x = x0; x < x1;) {
      const ww = Math.max(5, (w * hh(x)) / ref) * r.in(0.4, 1.7), x2 = Math.min(x1, x + ww), A = Y(x, a), H = low(x) - A; if (H < 4) { x += ww; continue; }
      const p = dir > 0 ? [x + ww * r.in(0.35, 0.6), x2] : [x, x + ww * r.in(0.4, 0.65)], t = r.in(0.55, 1.02), u = r.in(0.7, 1);
      if (r() < dense) d += K.line([[p[0], Y(p[0], a) + r.in(0, 0.1) * H], [p[1], Y(p[1], a) + 1], [p[1] - ww * r.in(0, 0.1), A + H * t * (dir > 0 ? 1 : u)], [p[0] + ww * r.in(0, 0.14), A + H * t * (dir > 0 ? u : 1)], [p[0] - ww * r.in(-0.06, 0.08), A + H * t * 0.4]]);
      if (lit && r() < every) { const e = ww * r.in(0.16, 0.3), q = dir > 0 ? p[0] - e : p[1]; l += K.line([[q, A + 1], [q + e, A + 1], [q + e * 0.85, A + H * t * r.in(0.5, 0.95)], [q + e * 0.1, A + H * t * r.in(0.3, 0.6)]]); }
      x += ww * r.in(0.8, 1.3);
    }
  }
  s.p(f, face).p(d, shade, `opacity="${so}"`); if (lit) s.p(l, lit, `opacity="${lo}"`);
  if (clip) s.add('</g>');
  return Y;
}
// a road or stream lying on the land: width w along it, flattened by the low eye
function ribbon(pts, w, ky = 0.5, shift = 0) {
  const L = [], R = [], n = pts.length;
  for (let i = 0; i < n; i++) { const a = pts[Math.max(0, i - 1)], b = pts[Math.min(n - 1, i + 1)], dx = b[0] - a[0], dy = (b[1] - a[1]) / ky, l = Math.hypot(dx, dy) || 1, q = w(pts[i], i / (n - 1)) / 2; L.push([pts[i][0] - (dy / l) * q, pts[i][1] + (dx / l) * q * ky + shift * q]); R.unshift([pts[i][0] + (dy / l) * q, pts[i][1] - (dx / l) * q * ky + shift * q]); }
  return K.line([...L, ...R]);
}
const on = (pts) => (x) => K.yAt(pts, x);

// king protea head, seen from the side: bracts round a pale dome
function protea(s, x, y, R, ang, cols) {
  const petal = (a, L, w) => { const c = Math.cos(a), n = Math.sin(a), q = (u, v) => [u * c - v * n, u * n + v * c]; return K.curve([[0, 0], q(L * 0.45, -w), q(L * 0.8, -w * 0.72), q(L, 0), q(L * 0.8, w * 0.72), q(L * 0.45, w)], true, 0, 0.8); };
  let o = '';
  const ring = (n, spread, L, w, fill, y0 = 0) => { for (let i = 0; i < n; i++) { const u = (i / (n - 1)) * 2 - 1, j = i % 2 ? u : -u; o += `<path fill="${fill}" transform="translate(0 ${y0})" d="${petal(-Math.PI / 2 + j * spread, L * (1 - 0.1 * Math.abs(j)), w)}"/>`; } };
  ring(9, 1.5, R * 0.96, R * 0.13, cols[0], R * 0.02); ring(8, 1.2, R * 0.98, R * 0.12, cols[1]); ring(7, 0.92, R * 0.94, R * 0.115, cols[2]);
  o += `<path fill="${cols[3]}" d="${K.curve([[-R * 0.36, -R * 0.14], [-R * 0.3, -R * 0.5], [0, -R * 0.72], [R * 0.3, -R * 0.5], [R * 0.36, -R * 0.14], [0, 0]])}"/><path fill="${cols[4]}" d="${K.curve([[-R * 0.28, -R * 0.4], [-R * 0.14, -R * 0.6], [0, -R * 0.72], [R * 0.14, -R * 0.62], [0, -R * 0.54]])}"/>`;
  ring(6, 1.25, R * 0.56, R * 0.12, cols[1], R * 0.08); ring(5, 0.8, R * 0.48, R * 0.11, cols[0], R * 0.1);
  s.add(`<g transform="translate(${x} ${y}) rotate(${ang})">${o}</g>`);
}
const leaf = (x, y, L, a, w = 0.24) => { const c = Math.cos(a), n = Math.sin(a), q = (u, v) => [x + u * c - v * n, y + u * n + v * c]; return K.curve([q(0, 0), q(L * 0.4, -L * w), q(L, 0), q(L * 0.4, L * w)], true, 0, 0.9); };

// Table Mountain across the bay, tablecloth pouring over, proteas near
function cape() {
  const s = new Scene('cape', 1600, 1067, 't'), { W, H } = s, HZ = 620;
  s.sky([[0, '#2f6f9c'], [0.2, '#6ea5bd'], [0.4, '#bfd3cb'], [0.54, '#f7dcc0'], [0.58, '#f9c9a8']]);
  for (const [sd, x, y, w, h, o] of [[4, 900, 120, 700, 30, 0.8], [7, -120, 180, 560, 24, 0.7], [9, 1120, 220, 520, 18, 0.6]]) s.p(K.stratus(sd, x, y, w, h), '#fdebd6', `opacity="${o}"`);
  // Devil's Peak, the table, Lion's Head and Signal Hill
  const back = K.ridge([[-60, 600], [80, 560], [220, 500], [300, 430], [352, 372], [392, 400], [430, 420], [466, 356], [486, 326], [520, 318], [760, 312], [1010, 314], [1044, 330], [1064, 380], [1100, 440], [1170, 500], [1210, 516], [1250, 470], [1282, 410], [1302, 392], [1324, 424], [1366, 486], [1440, 512], [1540, 520], [1600, 560], [1680, 612]], 0.035, 8, 13);
  const cid = s.id(), md = K.fillDown(back, HZ + 4); s.defs.push(`<clipPath id="${cid}"><path d="${md}"/></clipPath>`);
  s.p(md, s.lg([[0, '#f2a487'], [0.35, '#dc7f72'], [0.7, '#a9637c'], [1, '#7c6490']], { x1: 0, y1: 310, x2: 0, y2: 620, box: 1 }));
  const table = back.filter(([x]) => x > 480 && x < 1050);
  s.add(`<g clip-path="url(#${cid})"><path fill="#7d3f63" opacity=".7" d="${K.flutes(table, 124, 4, 490, 1040, { w: 26, gap: 0.8, len: [0.5, 1], taper: 0.3 })}"/><path fill="#6a3a66" opacity=".62" d="${K.shadows(back, 620, 5, { prom: 10, dir: 1, depth: 0.9, drift: 0.12, teeth: 8 })}"/><path fill="#5d4a78" opacity=".6" d="${(() => { const r = K.rng(7); let d = ''; for (let x = 430; x < 1150; x += r.in(38, 76)) { const y = 448 + r.in(-14, 16), w = r.in(40, 84); d += K.line([[x, y], [x + w * 0.5, y + r.in(10, 40)], [x + w * 0.7 + 30, 622], [x + w * 0.1, 622], [x + 4, y + 70]]); } return d; })()}"/></g>`);
  s.p(K.curve([[440, 436], [560, 424], [760, 430], [960, 424], [1090, 440], [960, 448], [760, 452], [560, 446]]), '#f4b394', 'opacity=".55"');
  s.haze(500, 624, '#f3c7b2', 0, 0.6);
  // tablecloth: lying on top and falling over the edge in tongues
  const n = K.noise(8, 3), up = [], dn = []; for (let x = 452; x <= 1090; x += 26) { up.push([x, 312 - 34 * Math.sin(((x - 452) / 638) * Math.PI) ** 0.6 - 10 * n(x / 60)]); dn.unshift([x, 322 + Math.max(-4, 30 * n(x / 46 + 9)) + 10 * Math.sin(x / 31)]); }
  s.p(K.curve([...up, ...dn]), '#fff8ec'); s.p(K.curve([...dn.map(([x, y]) => [x, y + 2]), ...dn.map(([x, y]) => [x, y - 13]).reverse()], true), '#e9cfcf', 'opacity=".8"');
  s.p(K.stratus(3, 440, 300, 300, 34) + K.stratus(6, 700, 294, 400, 30), '#fff8ec');
  // city lights of low buildings are left out: only a pale shore
  s.p(K.curve([[-40, 612], [300, 606], [800, 610], [1200, 606], [1660, 610], [1660, 626], [-40, 626]]), '#6a5f88'); s.s('M380 616H1240', '#f6d9b8', 3, 'opacity=".65" stroke-dasharray="3 9 12 7 2 14"');
  s.rect(0, 622, W, 450, s.lg([[0, '#c9b5bd'], [0.12, '#7f9db8'], [0.4, '#2f6c98'], [1, '#153e68']], { x1: 0, y1: 622, x2: 0, y2: 960, box: 1 }));
  s.p(K.glints(3, 60, 632, 900, 760, 900, { w0: 40, w1: 340, h: 4 }), '#f7cfb4', 'opacity=".5"'); s.p(K.glints(5, 60, 650, 960, 800, 900, { w0: 60, w1: 420, h: 7 }), '#123a64', 'opacity=".4"');
  // a small yawl
  s.p(K.line([[1180, 676], [1232, 676], [1224, 688], [1190, 688]]), '#1d2f4e').p(K.line([[1206, 672], [1206, 604], [1238, 668]]), '#fff3df').p(K.line([[1202, 672], [1202, 616], [1178, 670]]), '#f7c9a4');
  const wave = (y, sd, c, o, t) => { const q = K.noise(sd, 3), a = [], b = []; for (let x = -40; x <= 1660; x += 40) { const yy = y + 10 * q(x / 150) + (x / 1600) * 30; a.push([x, yy]); b.unshift([x, yy + t * (0.6 + 0.7 * Math.max(-0.5, q(x / 80 + 30))) + 2]); } s.p(K.curve([...a, ...b], true), c, `opacity="${o}"`); };
  wave(820, 4, '#0f3359', 0.5, 16); wave(806, 5, '#fdf3e4', 0.85, 7); wave(884, 6, '#0f3359', 0.5, 20); wave(866, 7, '#fff8ec', 0.95, 12);
  // shore of rocks and fynbos
  const g = K.ridge([[-40, 930], [200, 918], [460, 950], [760, 990], [1060, 976], [1340, 930], [1660, 896]], 0.05, 6, 20); s.p(K.fillDown(g, H), s.lg([[0, '#31504e'], [1, '#132a33']], { x1: 0, y1: 900, x2: 0, y2: H, box: 1 }));
  s.tufts(5, g, 0, W, 60, 0.6, 1.3, '#274644', { heads: 0.4, wd: 3 }); s.tufts(7, g.map(([x, y]) => [x, y + 40]), 0, W, 50, 0.7, 1.6, '#132a33', { heads: 0.5, wd: 3 });
  const stem = (x0, y0, x1, y1) => s.s(`M${x0} ${y0}Q${(x0 + x1) / 2 + 16} ${(y0 + y1) / 2} ${x1} ${y1}`, '#4a3a2e', 9);
  const heads = [[250, 800, 150, -8], [480, 900, 104, 14], [1420, 800, 140, 9], [1240, 930, 86, -14]];
  for (const [x, y, R, a] of heads) { stem(x - a * 4, 1090, x, y); let d1 = '', d2 = ''; const r = K.rng(x); for (let i = 0; i < 11; i++) { const t = i / 11, ly = y + R * 0.3 + t * (1060 - y), lx = x - a * 4 * t + 8, sg = i % 2 ? 1 : -1, L = R * r.in(0.55, 0.8); (i % 3 ? (d1 += leaf(lx, ly, L, sg > 0 ? -0.5 + r.in(-0.3, 0.3) : Math.PI + 0.5 + r.in(-0.3, 0.3))) : (d2 += leaf(lx, ly, L, sg > 0 ? -0.7 : Math.PI + 0.7))); } s.p(d1, '#3f6a56').p(d2, '#6d9a6c'); protea(s, x, y, R, a, ['#a8384f', '#d2556a', '#ee8c8c', '#fbe6cf', '#fff8ea']); }
  return s;
}

// Drakensberg: the Amphitheatre clearing after rain, cloud still caught under the cliffs, the Thukela going down among boulders
function drakensberg() {
  const s = new Scene('drakensberg', 1600, 1067, 'g'), { W, H } = s;
  s.sky([[0, '#3f78a8'], [0.16, '#86b2c6'], [0.3, '#dbe2cd'], [0.38, '#f9e4ba']]);
  for (const [sd, x, y, w, h, o] of [[4, 520, 110, 620, 20, 0.75], [7, -120, 176, 460, 15, 0.6], [9, 1180, 150, 520, 17, 0.7]]) s.p(K.stratus(sd, x, y, w, h), '#fdf4e0', `opacity="${o}"`);
  s.p(K.cumulus(5, 640, 372, 440, 96, 60), '#fdf3e0').p(K.cumulus(8, 860, 380, 330, 56, 46), '#ead9cf', 'opacity=".85"').p(K.cumulus(3, 470, 380, 240, 44, 40), '#f6e6d2');
  // the wall: Sentinel, five kilometres of cliff, Eastern Buttress and the Devil's Tooth; the sun is on the left
  const wall = K.ridge([[-60, 452], [40, 420], [110, 392], [150, 384], [186, 300], [208, 262], [246, 248], [290, 256], [312, 300], [326, 368], [352, 376], [470, 366], [600, 372], [760, 378], [850, 386], [930, 376], [1070, 366], [1128, 360], [1152, 280], [1180, 232], [1238, 220], [1300, 236], [1326, 296], [1346, 348], [1366, 352], [1388, 282], [1402, 268], [1424, 300], [1446, 384], [1530, 410], [1660, 440]], 0.035, 9, 12), wd = K.fillDown(wall, 760), id = s.id();
  s.defs.push(`<clipPath id="${id}"><path d="${wd}"/></clipPath>`);
  const tier = [[-60, 520], [200, 508], [420, 506], [700, 516], [1000, 508], [1250, 500], [1660, 520]], hh = 560;
  basalt(s, -60, 1660, on(wall), (x) => K.yAt(tier, x) + 160, 19, { clip: wd, w: 30, ref: 300, bands: [[0, 0.42], [0.47, 0.62]], fan: 0.07, dir: 1, base: s.lg([[0, '#c9b9a0'], [0.5, '#a8ab9a'], [1, '#8fa39a']], { x1: 0, y1: 360, x2: 0, y2: 660, box: 1 }), face: s.lg([[0, '#f0c39a'], [0.4, '#cfa5a0'], [1, '#9b92b4']], { x1: 0, y1: 230, x2: 0, y2: 560, box: 1 }), shade: '#5f5a92', lit: '#ffe6bd', so: 0.62, lo: 0.8, every: 0.7, dense: 0.95 });
  s.add(`<g clip-path="url(#${id})"><path fill="#504d86" opacity=".5" d="${K.shadows(wall, 560, 3, { prom: 30, dir: 1, depth: 0.62, drift: 0.06, reach: 110 })}"/></g>`);
  // Thukela: from the lip in leaps
  s.p('M846 386l6 0 2 44 -3 22 3 40 -11 0 2 -42 -2 -24z', '#fffdf4').p('M842 496l13 0 4 58 -22 0z', '#fffdf4', 'opacity=".75"');
  // scree and forest under the cliff, then the cloud that has not lifted yet
  s.p(K.fillDown(K.ridge([[-60, 566], [140, 548], [300, 572], [480, 556], [660, 580], [860, 566], [1040, 578], [1220, 552], [1420, 570], [1660, 546]], 0.06, 14, 22), 800), s.lg([[0, '#8fa48c'], [1, '#b9c7a6']], { x1: 0, y1: 550, x2: 0, y2: 680, box: 1 }));
  for (const [sd, x, y, w, h, o] of [[3, -220, 590, 620, 40, 0.85], [6, 300, 582, 520, 28, 0.7], [9, 960, 588, 720, 42, 0.85], [12, 640, 600, 520, 22, 0.6]]) s.p(K.cumulus(sd, x, y, w, h, 46), '#fbf1dd', `opacity="${o}"`);
  s.rect(0, 566, W, 110, s.lg([[0, '#f6ecd2', 0], [0.35, '#f6ecd2', 0.5], [1, '#f6ecd2', 0]]));
  // little berg: spurs of grass with a band of cream sandstone under the lip, forest in the folds
  const spur = (c, o) => { const p = P(c), d = K.fillDown(c, H, true), ci = s.id(), q = K.rng(o.sd), ys = c.map((v) => v[1]), y0 = Math.min(...ys); s.defs.push(`<clipPath id="${ci}"><path d="${d}"/></clipPath>`); s.p(d, s.lg([[0, o.a], [1, o.b]], { x1: 0, y1: y0, x2: 0, y2: y0 + o.h, box: 1 }));
    let cl = '', cs = '', fo = '', sh = ''; if (o.cliff) for (const [x0, x1, off, t] of o.cliff) { const n = K.noise(o.sd + x0, 3), u = [], v = []; for (let x = x0; x <= x1; x += 18) { const e = Math.sin(((x - x0) / (x1 - x0)) * Math.PI) ** 0.5, y = K.yAt(p, x) + off + 5 * n(x / 40); u.push([x, y]); v.unshift([x, y + t * e * (0.8 + 0.35 * n(x / 22 + 7))]); } cl += K.line([...u, ...v]); cs += K.flutes(u, t * 0.9, o.sd + 4, x0 + 20, x1 - 24, { w: t * 0.5, gap: 0.8, len: [0.5, 1], taper: 0.4 }); fo += K.treeline(o.sd + x0, [[x0, K.yAt(p, x0) + off + t * 1.5], ...[0.2, 0.4, 0.6, 0.8].map((k) => { const x = x0 + (x1 - x0) * k; return [x, K.yAt(p, x) + off + t * 1.9 + q.in(-3, 6)]; }), [x1, K.yAt(p, x1) + off + t * 1.5]], x0 + 20, x1 - 40, t * 1.6, t * 0.9, { step: 9, density: 0.8 }); }
    for (const [x, w, L] of o.sh) { const Y = (u) => K.yAt(p, Math.max(-60, Math.min(1660, x + w * u))); sh += K.curve([[x, Y(0)], [x + w * 0.3, Y(0.3)], [x + w * 0.7, Y(0.7)], [x + w, Y(1)], [x + w * 1.1, Y(1) + L * 0.4], [x + w * 1.36, Y(1) + L], [x + w * 0.92, Y(0.8) + L * 0.72], [x + w * 0.56, Y(0.5) + L * 0.34], [x + w * 0.24, Y(0.2) + L * 0.14]], true, 0, 0.85); }
    s.add(`<g clip-path="url(#${ci})"><path fill="${o.s}" opacity=".5" d="${sh}"/>${cl ? `<path fill="${o.c}" d="${cl}"/><path fill="${o.cc}" opacity=".7" d="${cs}"/><path fill="${o.f}" d="${fo}"/>` : ''}</g>`); s.s(K.curve(c, false), o.l, 3, 'opacity=".7"'); return p; };
  spur([[-60, 586], [60, 578], [180, 588], [300, 624], [420, 640], [520, 632], [620, 650], [740, 672], [860, 662], [960, 628], [1060, 606], [1160, 612], [1280, 640], [1400, 624], [1520, 590], [1680, 584]], { sd: 5, a: '#a9bd86', b: '#6f9a78', h: 120, s: '#5f8c7c', l: '#e6e6b4', sh: [[70, 190, 84], [520, 150, 56], [1080, 150, 70], [1540, 120, 60]], cliff: [[-50, 250, 14, 13], [430, 660, 12, 10], [960, 1230, 14, 12], [1440, 1650, 14, 13]], c: '#e3d3a6', cc: '#a89a8c', f: '#6f967c' });
  s.rect(0, 620, W, 170, s.lg([[0, '#f0ecc8', 0], [0.6, '#f0ecc8', 0.34], [1, '#f0ecc8', 0]]));
  spur([[-60, 650], [60, 640], [180, 648], [300, 690], [400, 734], [520, 748], [660, 724], [760, 716], [880, 744], [980, 740], [1090, 690], [1190, 650], [1300, 640], [1400, 664], [1520, 690], [1680, 680]], { sd: 8, a: '#a3b866', b: '#5f8f58', h: 170, s: '#477a56', l: '#e3e092', sh: [[80, 220, 110], [740, 130, 50], [1220, 210, 120]], cliff: [[-50, 270, 20, 24], [1130, 1420, 20, 24]], c: '#efdba4', cc: '#a38a74', f: '#3f7050' });
  // river: bends down out of the valley
  const ctl = [[872, 738], [850, 752], [800, 766], [780, 784], [840, 804], [900, 828], [880, 860], [800, 890], [740, 926], [770, 968], [830, 1010], [820, 1100]];
  spur([[-60, 740], [160, 742], [360, 764], [560, 786], [700, 778], [860, 742], [1000, 752], [1160, 770], [1360, 746], [1520, 728], [1680, 716]], { sd: 11, a: '#a9b856', b: '#4f7d45', h: 230, s: '#4a7f48', l: '#e6de84', sh: [[0, 190, 80], [300, 190, 70], [1100, 150, 70], [1370, 200, 90]] });
  const rp = K.sample(ctl, 6), rw = ([, y]) => 10 + 260 * Math.max(0, (y - 738) / 330) ** 1.25;
  s.p(ribbon(rp, (p) => rw(p) * 1.16 + 4, 0.5, 0.12), '#3c6448', 'opacity=".8"').p(ribbon(rp, rw, 0.5), s.lg([[0, '#f3efd6'], [0.25, '#b5d0cb'], [0.6, '#5f9fae'], [1, '#1f5876']], { x1: 0, y1: 738, x2: 0, y2: H, box: 1 }));
  { const q = K.rng(6); let a = '', b = ''; for (let i = 0; i < 46; i++) { const p = rp[Math.floor(q() ** 0.8 * (rp.length - 8)) + 4], w = rw(p), x = p[0] + q.in(-0.36, 0.3) * w, L = w * q.in(0.12, 0.3), h = 1.5 + w * 0.012, d = `M${Math.round(x - L)} ${Math.round(p[1])}q${Math.round(L)} ${-Math.round(h)} ${Math.round(2 * L)} 0q${-Math.round(L)} ${Math.round(h)} ${-Math.round(2 * L)} 0z`; if (i % 3) a += d; else b += d; } s.p(a, '#f8f6e6', 'opacity=".85"').p(b, '#174a68', 'opacity=".45"'); }
  // boulders, three tones
  const rock = (x, y, w, h) => { const C = (p, k = 0.55) => K.curve(p.map(([u, v]) => [x + w * u, y + h * v]), true, 0, k); s.p(C([[-0.5, 0.04], [-0.48, -0.5], [-0.26, -0.92], [0.12, -1], [0.4, -0.7], [0.52, -0.14], [0.46, 0.05]]), '#868b9a').p(C([[-0.47, -0.46], [-0.26, -0.92], [0.12, -1], [0.06, -0.76], [-0.2, -0.6], [-0.36, -0.3]], 0.4), '#f3dfbd').p(C([[0.14, -0.99], [0.4, -0.7], [0.52, -0.14], [0.46, 0.05], [0.06, 0.05], [0.12, -0.4], [0.02, -0.66]], 0.4), '#454c66'); };
  // river banks in the foreground
  const L = P([[-60, 830], [120, 826], [320, 850], [500, 890], [610, 940], [640, 1000], [620, 1110]]), R = P([[1680, 762], [1480, 776], [1300, 798], [1150, 828], [1050, 872], [1004, 940], [1010, 1030], [1060, 1110]]);
  for (const [b, x, a, c] of [[L, -60, '#8aa548', '#2c5a38'], [R, 1680, '#a3b350', '#335f3a']]) { const d = K.line([...b, [x, 1110]]); s.p(d, s.lg([[0, a], [1, c]], { x1: 0, y1: 810, x2: 0, y2: H, box: 1 })); }
  for (const [x, y, w, h] of [[846, 766, 20, 9], [792, 788, 30, 13], [900, 806, 34, 15], [930, 822, 22, 9], [846, 838, 40, 18], [962, 846, 50, 22], [770, 866, 46, 18], [902, 884, 70, 34], [846, 896, 36, 15], [668, 900, 60, 24], [716, 916, 96, 44], [852, 948, 44, 18], [694, 968, 56, 24], [900, 972, 124, 56], [968, 984, 64, 28], [760, 1004, 70, 26], [640, 1030, 150, 66], [716, 1046, 60, 24], [984, 1062, 120, 58]]) rock(x, y, w, h);
  s.stipple(K.line([...R, [1680, 1110]]), '#e9de8c', { x: 1200, y: 800, r: 330 }, null, 0.27);
  s.p(ribbon(K.sample([[1700, 1000], [1440, 950], [1240, 918], [1120, 892], [1096, 868], [1150, 846], [1300, 824], [1480, 810], [1660, 802]], 7), ([, y]) => 6 + 46 * Math.max(0, (y - 796) / 170), 0.5), '#e3cb92');
  const man = s.sym(`<path d="${F.person}"/><path d="M-9 -56l-10 4 -1 20 10 3z"/>`); s.add('<path fill="#2c5a38" opacity=".45" d="M1164 841l60 8 -2 4 -62 -7zM1204 836l54 8 -2 4 -56 -7z"/>'); s.use(man, 1164, 843, 0.76, 0.76, 'fill="#2b2f45"').use(man, 1204, 838, 0.72, 0.72, 'fill="#a8323a"');
  // sugarbush trees and grass in the foreground
  const t = K.crownTree(12, { w: 240, h: 200, trunk: 15, fork: 0.3, browse: 0.28, clumps: 30, step: 13 }), tr = s.tree(t, { wood: '#2a3b30', back: '#35603c', front: '#2a4f36', lit: '#8fae52' }); s.use(tr, 150, 930, 1).use(tr, 372, 902, -0.62, 0.62).use(tr, 20, 880, 0.6).use(tr, 1500, 868, 0.6).use(tr, 1590, 900, -0.84, 0.84);
  { const q = K.rng(8); let fl = ''; for (const [x, y, k] of [[150, 930, 1], [372, 902, 0.62], [1500, 868, 0.6], [1590, 900, 0.84]]) for (let i = 0; i < 12; i++) fl += `M${Math.round(x + q.in(-96, 96) * k)} ${Math.round(y - q.in(80, 176) * k)}h0`; s.dots(fl, '#f3b7a0', 6); }
  const g1 = P([[-40, 980], [200, 986], [400, 1010], [560, 1060], [620, 1100]]), g2 = P([[1020, 1100], [1150, 1050], [1350, 1010], [1660, 980]]); for (const g of [g1, g2]) s.p(K.fillDown(g, H + 60), '#1f4432');
  s.tufts(5, g1, -20, 580, 34, 0.6, 1.2, '#2a5536', { heads: 0.3 }); s.tufts(6, g2, 1060, 1640, 34, 0.6, 1.2, '#2f5c38', { heads: 0.3 }); s.tufts(7, g1.map(([x, y]) => [x, y + 56]), -20, 600, 24, 0.8, 1.5, '#142f26', { heads: 0.3 }); s.tufts(8, g2.map(([x, y]) => [x, y + 56]), 1060, 1640, 24, 0.8, 1.5, '#142f26', { heads: 0.3 });
  s.p(K.birds([[700, 230, 15], [746, 214, 12], [778, 238, 10]]), '#5a6f8c');
  return s;
}

// Lesotho: a village above the cloud, first snow on the Malutis, a rider in a blanket
function lesotho() {
  const s = new Scene('lesotho', 1600, 1067, 'l'), { W, H } = s;
  s.sky([[0, '#3d77a6'], [0.24, '#86b3c6'], [0.44, '#d9e2d2'], [0.52, '#f9e6c4']]);
  for (const [sd, x, y, w, h] of [[4, 860, 150, 760, 28], [8, -80, 210, 560, 22], [5, 420, 100, 420, 16]]) s.p(K.stratus(sd, x, y, w, h), '#fdf6e6', 'opacity=".85"');
  const mt = (ctrl, sd, top, bot, sh, y0, y1, snow) => { const m = K.ridge(ctrl, 0.09, sd, 13), id = s.id(), d = K.fillDown(m, y1 + 60); s.p(d, s.lg([[0, top], [1, bot]], { x1: 0, y1: y0, x2: 0, y2: y1, box: 1 })); s.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    if (snow) { const q = K.rng(sd), nz = K.noise(sd + 3, 3), low = m.map(([x, y]) => [x, y + Math.max(2, (snow - y) * 0.6) + 34 * nz(x / 46) * (snow - y > 20 ? 1 : 0.2)]); s.add(`<g clip-path="url(#${id})"><path fill="#fdf6ea" d="${K.line([...m, ...low.reverse()])}"/></g>`); }
    s.add(`<g clip-path="url(#${id})"><path fill="${sh}" opacity=".55" d="${K.shadows(m, y1, sd + 1, { prom: 9, dir: 1, depth: 0.85, drift: 0.1, teeth: 8 })}"/></g>`); };
  mt([[-60, 420], [90, 350], [210, 290], [300, 340], [420, 260], [520, 200], [640, 280], [760, 250], [880, 180], [960, 150], [1050, 240], [1180, 290], [1290, 210], [1380, 250], [1500, 320], [1680, 300]], 6, '#8fa9c0', '#c9d3cf', '#5a7ba6', 150, 560, 420);
  s.rect(0, 380, W, 330, s.lg([[0, '#f6ead0', 0], [0.7, '#f6ead0', 0.85], [1, '#f6ead0', 0.5]]));
  mt([[-60, 560], [160, 500], [330, 440], [480, 500], [700, 540], [900, 500], [1100, 430], [1240, 400], [1400, 470], [1680, 440]], 15, '#7b86a0', '#c2b79c', '#4d6288', 400, 640, 470);
  // sea of cloud in the valley
  for (const [sd, x, y, w, h, c] of [[3, -200, 640, 900, 60, '#fdf3df'], [5, 520, 630, 800, 54, '#fdf6e6'], [7, 1080, 622, 760, 60, '#fbecd2'], [9, 200, 670, 900, 46, '#f6e2c4']]) s.p(K.cumulus(sd, x, y, w, h), c, 'opacity=".92"'); s.rect(0, 628, W, 180, s.lg([[0, '#fbeed6'], [1, '#e6c894']]));
  mt([[-60, 740], [200, 700], [420, 690], [620, 730], [900, 720], [1150, 660], [1340, 628], [1500, 600], [1680, 590]], 24, '#c79a55', '#a5703c', '#7a4f3a', 600, 800);
  const g = P([[-40, 800], [220, 790], [520, 806], [820, 800], [1140, 770], [1400, 750], [1660, 750]]); s.p(K.fillDown(g, H), s.lg([[0, '#e0b566'], [0.4, '#c68a42'], [1, '#6f4328']], { x1: 0, y1: 750, x2: 0, y2: H, box: 1 }));
  let tr = ''; for (let i = 0; i < 6; i++) { const y = 690 + i * 15; tr += `M${1120 + i * 14} ${y + 10}q160 -40 ${520 - i * 10} -60`; } s.s(tr, '#8a5a35', 2.5, 'opacity=".4"');
  // rondavels: stone drum, thatch cone with layered eaves, painted door
  const hut = (x, y, k, sd) => {
    const w = 120, h = 78, th = 116, r = K.rng(sd); let o = `<path fill="#e9c79a" d="M${-w} 0V${-h}Q0 ${-h - 18} ${w} ${-h}V0Q0 22 ${-w} 0z"/><path fill="#9a6a4c" opacity=".75" d="M${w * 0.2} ${-h - 8}Q${w * 0.7} ${-h - 8} ${w} ${-h}V0Q${w * 0.66} 10 ${w * 0.2} 11z"/>`;
    let st = ''; for (let i = 0; i < 22; i++) { const sx = r.in(-w + 6, w - 26), sy = -r.in(8, h - 10); st += `M${Math.round(sx)} ${Math.round(sy)}h${Math.round(r.in(12, 24))}v${Math.round(r.in(6, 10))}h-${14}z`; } o += `<path fill="#7d523d" opacity=".35" d="${st}"/>`;
    o += `<path fill="#3d6f8a" d="M-46 8V-56H-10V11z"/><path fill="#f6ead0" d="M-52 8V-62H-4V12H-10V-56H-46V8z"/><path fill="#3a2622" d="M38 -48h26v24h-26z"/><path fill="#f6ead0" d="M34 -52h34v4h-34z"/>`;
    const eave = []; for (let i = 0; i <= 26; i++) { const u = (i / 26) * 2 - 1; eave.push([u * (w + 34), -h + 16 - 10 * (1 - u * u) * -1.4 + (i % 2 ? 5 : -3) + r.in(-2, 2)]); } const cone = (c, p) => `<path fill="${c}" d="${K.line(p)}"/>`;
    o += cone('#b98545', [[0, -h - th], [-12, -h - th + 8], ...eave, [12, -h - th + 8]]) + cone('#7d5230', [[4, -h - th], [12, -h - th + 8], [w + 34, -h + 16], ...eave.slice(17, 26).reverse().map(([a, b]) => [a, b - 1]), [36, -h - 40]]) + cone('#e6bd70', [[-6, -h - th + 8], [-w - 20, -h + 8], [-w * 0.66, -h + 14], [-w * 0.3, -h - 10]]);
    let tl = ''; for (let i = 0; i < 16; i++) { const u = r.in(-0.9, 0.9), t = r.in(0.3, 0.8); tl += `M${Math.round(u * (w + 30) * t)} ${Math.round(-h - th + (th + 14) * t)}l${Math.round(u * 30)} ${Math.round(24)}`; } o += `<path fill="none" stroke="#6b4529" stroke-width="2" opacity=".55" d="${tl}"/><path fill="#6b4529" d="M-14 ${-h - th + 10}l14 -24 14 24z"/>`;
    s.add(`<g transform="translate(${x} ${y}) scale(${k})">${o}</g>`);
  };
  hut(1180, 800, 0.5, 3); hut(1010, 836, 0.62, 4); hut(1400, 838, 0.8, 5); hut(1180, 900, 1.02, 6);
  // stone kraal
  let kr = ''; const r = K.rng(9); for (let i = 0; i < 58; i++) { const t = i / 57, x = 640 + 300 * t, y = 900 - 22 * Math.sin(t * 3.1) + (i % 3) * 11 - 18; kr += `M${Math.round(x)} ${Math.round(y)}h${Math.round(r.in(13, 20))}v${Math.round(r.in(8, 11))}h-16z`; } s.p(kr, '#6d4a3a').p(kr.replace(/v\d+/g, 'v3'), '#d9b283', 'opacity=".8"');
  const sheep = s.sym(`<path fill="#f3e6cb" d="${K.curve([[0, -12], [4, -22], [14, -26], [26, -24], [32, -16], [28, -8], [14, -6], [4, -8]])}"/><path fill="#3a2622" d="M30 -22l9 -3 4 6 -6 5 -7 -1zM6 -8v8h3v-8zM23 -8v8h3v-8z"/>`); for (const [x, y, k] of [[690, 868, 0.8], [740, 862, -0.72], [790, 872, 0.84]]) s.use(sheep, x, y, k, Math.abs(k));
  // peach in blossom
  s.p(K.bare(9, { len: 60, w: 16, crook: 0.3, spread: 0.7, depth: 5, up: 0.05, from: [930, 886], minW: 1.8 }), '#5a3530'); let bl = ''; const q = K.rng(13); for (let i = 0; i < 110; i++) { const a = q() * 6.283, k = Math.sqrt(q()); bl += `m0 0M${Math.round(932 + Math.cos(a) * k * 96)} ${Math.round(750 + Math.sin(a) * k * 58)}h0`; } s.dots(bl.replace(/m0 0/g, ''), '#f2a9a5', 11); s.dots(bl.replace(/m0 0/g, '').split('M').filter((_, i) => i % 3 === 1).map((v) => 'M' + v).join(''), '#fde0d6', 7);
  // rider coming up the path
  const path = K.curve([[1040, 1100], [820, 1040], [560, 1000], [420, 960], [520, 920], [640, 890], [700, 896], [580, 930], [520, 962], [660, 992], [960, 1030], [1260, 1100]]); s.p(path, '#e9c98a', 'opacity=".8"');
  s.add(`<g transform="translate(430 985) scale(1.9)"><path transform="matrix(1 0 -1 -.16 0 0)" fill="#5a3424" opacity=".4" d="${F.rider.pony}${F.rider.blanket}"/><path fill="#3b2420" d="${F.rider.pony}"/><path fill="#8f2f37" d="${F.rider.blanket}"/><path fill="none" stroke="#f0c163" stroke-width="2.4" d="M25 -62L49 -56M23 -50L52 -44"/><path fill="#2b1a18" d="${F.rider.head}"/><path fill="#e0b566" d="${F.rider.hat}"/></g>`);
  // red-hot pokers and aloes, near
  const g2 = P([[-40, 1000], [240, 1010], [520, 1040], [900, 1070], [1300, 1046], [1660, 1000]]); s.p(K.fillDown(g2, H + 40), '#4a2c20'); s.tufts(3, g2, 0, W, 54, 0.7, 1.5, '#5f3a24', { heads: 0.25 });
  const aloe = (x, y, k) => { let lf = '', lt = ''; for (let i = 0; i < 13; i++) { const a = -Math.PI / 2 + ((i / 12) * 2 - 1) * 1.45, L = 120 * k * (1 - 0.15 * Math.cos(a * 2)); (i % 2 ? (lf += leaf(x, y, L, a, 0.11)) : (lt += leaf(x, y, L * 0.9, a, 0.11))); } s.p(lf, '#2f5547').p(lt, '#5f8a68'); for (const [dx, h] of [[-26, 220], [14, 280], [52, 200]]) { s.s(`M${x} ${y - 20}Q${x + dx * k * 0.4} ${y - h * k * 0.5} ${x + dx * k} ${y - h * k * 0.72}`, '#5a3a2c', 5 * k); s.p(K.curve([[x + dx * k - 12 * k, y - h * k * 0.62], [x + dx * k - 13 * k, y - h * k * 0.8], [x + dx * k, y - h * k], [x + dx * k + 13 * k, y - h * k * 0.8], [x + dx * k + 12 * k, y - h * k * 0.62]]), '#d9482b').p(K.curve([[x + dx * k - 12 * k, y - h * k * 0.62], [x + dx * k - 12 * k, y - h * k * 0.72], [x + dx * k, y - h * k * 0.76], [x + dx * k + 4 * k, y - h * k * 0.62]]), '#f4a340'); } };
  aloe(150, 1070, 1.25); aloe(330, 1090, 0.85); aloe(1510, 1080, 1.2);
  return s;
}

// Maletsunyane: one white thread of 192 metres into the blue of the gorge, first light on the far wall
function maletsunyane() {
  const s = new Scene('maletsunyane', 1600, 1067, 'my'), { W, H } = s;
  s.sky([[0, '#4b8bab'], [0.14, '#8fbbbf'], [0.25, '#e3dfbb'], [0.3, '#fbe0a8']]);
  for (const [sd, x, y, w, h, o] of [[4, 180, 150, 640, 22, 0.75], [8, 1000, 104, 560, 20, 0.7], [5, -160, 226, 460, 13, 0.6], [12, 1120, 214, 420, 12, 0.7]]) s.p(K.stratus(sd, x, y, w, h), '#fdf3d6', `opacity="${o}"`);
  // the Malutis, two ranges
  const rg = (c, sd, a, b, sh, y0, y1, o) => { const m = K.ridge(c, 0.05, sd, 24), id = s.id(), d = K.fillDown(m, y1); s.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`); s.p(d, s.lg([[0, a], [1, b]], { x1: 0, y1: y0, x2: 0, y2: y1, box: 1 })); s.add(`<g clip-path="url(#${id})"><path fill="${sh}" opacity="${o}" d="${K.shadows(m, y1, sd + 2, { prom: 5, dir: -1, depth: 0.9, drift: -0.3, teeth: 7 })}"/></g>`); };
  rg([[-60, 300], [120, 276], [260, 290], [420, 262], [560, 280], [760, 268], [920, 236], [1010, 228], [1130, 262], [1280, 246], [1420, 224], [1520, 240], [1660, 220]], 5, '#93afb5', '#dcd9b8', '#6f94a6', 220, 340, 0.6);
  rg([[-60, 290], [80, 268], [200, 254], [300, 262], [420, 300], [640, 320], [900, 322], [1080, 306], [1240, 280], [1400, 288], [1660, 262]], 16, '#8ba08e', '#d3cd9a', '#5f8288', 250, 370, 0.5);
  s.haze(250, 356, '#fbe6b4', 0, 0.75);
  // highveld above the fall: swells of grass, the river finding its lip
  const swell = (c, a, b, y0, y1, sh) => { const p = P(c); s.p(K.fillDown(c, 620, true), s.lg([[0, a], [1, b]], { x1: 0, y1: y0, x2: 0, y2: y1, box: 1 })); for (const [u, v, h] of sh) { const top = [], bot = []; for (let i = 0; i <= 8; i++) { const x = u + ((v - u) * i) / 8; top.push([x, K.yAt(p, x) + 1]); bot.unshift([x + 26, K.yAt(p, x) + 1 + h * Math.sin((i / 8) * Math.PI) ** 0.8]); } s.p(K.curve([...top, ...bot], true, 0, 0.8), mix(b, '#5f7f5c', 0.6), 'opacity=".6"'); } };
  swell([[-60, 336], [180, 322], [420, 340], [660, 350], [900, 338], [1140, 330], [1400, 316], [1680, 326]], '#d6cf86', '#c0b866', 316, 400, [[-40, 240, 20], [960, 1250, 18], [1400, 1660, 22]]);
  swell([[-60, 372], [160, 364], [420, 356], [620, 366], [800, 368], [1020, 354], [1280, 352], [1680, 376]], '#cdbf62', '#a79a48', 352, 470, [[60, 400, 26], [1080, 1400, 26]]);
  const riv = P([[930, 350], [860, 354], [800, 358], [840, 366], [780, 372], [700, 374], [664, 382], [690, 394], [694, 404]]);
  s.p(ribbon(riv, (p, t) => 6 + 44 * t * t, 0.34), '#f6efd2'); 
  // a few huts, far
  let hu = '', th = ''; for (const [x, y, k] of [[1010, 366, 1], [1034, 369, 1.2], [1066, 365, 1], [1090, 370, 1.1]]) { hu += `M${x - 6 * k} ${y}v-7h${12 * k}v7z`; th += K.line([[x - 9 * k, y - 6], [x, y - 17 * k], [x + 9 * k, y - 6]]); } s.p(hu, '#8a6a48').p(th, '#5f4a3a');
  // the back wall, a horseshoe of lava flows; first light reaches its upper half
  const rimB = [[380, 420], [470, 408], [560, 400], [640, 404], [672, 402], [694, 410], [720, 402], [760, 396], [840, 392], [930, 398], [1010, 404], [1110, 416]], footB = [[380, 860], [600, 822], [700, 816], [820, 820], [1110, 860]];
  const B4 = [[0, 0.16], [0.2, 0.4], [0.45, 0.62], [0.68, 0.84]];
  basalt(s, 380, 1110, on(K.ridge(rimB, 0.06, 4, 16)), on(footB), 5, { bands: B4, every: 0.4, base: s.lg([[0, '#b8a860'], [0.5, '#8f9580'], [1, '#8fa3ad']], { x1: 0, y1: 400, x2: 0, y2: 830, box: 1 }), face: s.lg([[0, '#d39a66'], [0.45, '#a17f7a'], [0.75, '#8089a0'], [1, '#90a6b4']], { x1: 0, y1: 396, x2: 0, y2: 840, box: 1 }), shade: '#5b5478', lit: '#f4cb8e', w: 30, so: 0.55, lo: 0.6 });
  // the alcove worn behind the water, and the shadow the left rim throws across
  const sh = K.ridge([[380, 436], [470, 450], [560, 520], [640, 560], [730, 640], [840, 690], [960, 780], [1110, 830]], 0.12, 8, 22);
  s.p(K.curve([[640, 408], [676, 412], [716, 408], [742, 500], [752, 640], [770, 820], [620, 820], [632, 640], [634, 500]]), '#3b3f63', 'opacity=".42"');
  s.p(K.line([...sh, [1110, 900], [380, 900]]), '#34456f', 'opacity=".5"');
  s.shade(K.line([...sh.map(([x, y]) => [x, y - 46]), ...[...sh].reverse()]), '#5b5478', [0, 600], [60, 470], 0.55);
  // floor of the gorge, pool, fall and spray
  s.rect(380, 806, 760, 280, s.lg([[0, '#8fa6b4'], [0.4, '#5f8289'], [1, '#2c4a5e']], { x1: 0, y1: 800, x2: 0, y2: 1067, box: 1 }));
  s.p(K.curve([[560, 812], [640, 800], [760, 800], [840, 814], [800, 846], [680, 856], [590, 842]]), '#cfdde0');
  s.p(ribbon(P([[700, 838], [680, 872], [724, 908], [706, 950], [654, 990], [690, 1040], [740, 1100]]), (p, u) => 40 + 46 * u, 0.6), s.lg([[0, '#cfdde0'], [1, '#5f8ea3']], { x1: 0, y1: 840, x2: 0, y2: 1067, box: 1 }));
  { const q = K.rng(4); let a = '', b = ''; for (let i = 0; i < 22; i++) { const y = 860 + 200 * q() ** 0.8, x = 700 + q.sign() * q.in(46, 190) * (0.5 + (y - 850) / 260), w = q.in(10, 26) * (0.5 + (y - 850) / 170), h = w * q.in(0.4, 0.7); a += K.line([[x - w, y], [x - w * 0.7, y - h], [x + w * 0.2, y - h * 1.2], [x + w, y - h * 0.3], [x + w * 0.9, y]]); b += K.line([[x - w * 0.7, y - h], [x + w * 0.2, y - h * 1.2], [x + w * 0.6, y - h * 0.7], [x - w * 0.3, y - h * 0.6]]); } s.p(a, '#2c4260', 'opacity=".75"').p(b, '#7f9aa8', 'opacity=".8"'); }
  const edge = (k, sd) => { const n = K.noise(sd, 3), o = []; for (let y = 402; y <= 832; y += 22) { const u = (y - 402) / 430; o.push([694 + k * (17 + 9 * u + 10 * u * u) + 5 * n(y / 40) * (0.3 + u) - 4 * Math.sin(u * 2.4), y]); } return o; };
  s.p(K.curve([...edge(-1.5, 3), ...edge(1.6, 4).reverse()]), '#c3d2dc', 'opacity=".35"');
  s.p(K.curve([...edge(-1, 5), ...edge(1, 6).reverse()]), s.lg([[0, '#fffaf0'], [0.26, '#fffdf6'], [0.5, '#dbe7ee'], [1, '#eef4f5']], { x1: 0, y1: 402, x2: 0, y2: 832, box: 1 }));
  { const q = K.rng(9); let a = '', b = ''; for (let i = 0; i < 26; i++) { const u = q() ** 0.9, y = 410 + 390 * u, x = 694 + q.in(-1, 1) * (14 + 15 * u), l = q.in(30, 96), w = q.in(2, 6) * (0.6 + u); const d = K.curve([[x, y], [x + w * 0.5, y + l * 0.7], [x, y + l], [x - w * 0.5, y + l * 0.7]], true, 0, 0.8); if (i % 3) a += d; else b += d; } s.p(a, '#a9c0d2', 'opacity=".8"').p(b, '#ffffff'); }
  s.p('M664 404q14 -7 30 4q14 -8 30 -4l-4 9q-26 -6 -52 0z', '#fffaf0');
  s.defs.push('<filter id="myb" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="14"/></filter>');
  s.p(K.curve([[560, 836], [600, 760], [650, 690], [700, 640], [770, 650], [830, 700], [860, 780], [840, 840], [700, 862]]), '#dde8ec', 'opacity=".55" filter="url(#myb)"');
  s.p(K.cumulus(7, 566, 842, 270, 66, 34), '#dfe9ec', 'opacity=".8"').p(K.cumulus(11, 606, 850, 190, 46, 26), '#f8fbf8', 'opacity=".9"');
  s.stipple('M540 560h340v310h-340z', '#f6faf8', { x: 712, y: 800, r: 165 }, null, 0.62);
  // side walls: spurs stepping back to the fall
  const spur = (rim, edge, o) => { const R = K.ridge(rim, 0.035, o.sd, 22), E = K.ridge(edge.map(([x, y]) => [y, x]), 0.08, o.sd + 1, 26).map(([y, x]) => [x, y]), x0 = rim[0][0], left = x0 < 600, xs = [...R, ...E].map((p) => p[0]), a = left ? x0 : Math.min(...xs) - 4, b = left ? Math.max(...xs) + 4 : x0, rimX = left ? R : [...R].reverse(), last = edge[0];
    const top = (x) => ((left ? x > last[0] : x < last[0]) ? last[1] + Math.abs(x - last[0]) * 0.1 : K.yAt(rimX, x)), d = K.line([...R, ...E, [x0, 1120]]);
    s.p(d, o.base); if (o.table) s.p(K.line([...R, [x0, o.table]]), o.tabc);
    basalt(s, a, b, top, (x) => top(x) + o.D + o.tilt * (left ? b - x : x - a), o.sd, { ...o, clip: d }); if (o.rimc) s.p(K.line([...R.map(([x, y]) => [x, y - 1]), ...R.map(([x, y], i) => [x, y + o.t * (0.5 + (i % 3) * 0.3)]).reverse()]), o.rimc); };
  const mk = (t, warm) => warm ? { face: s.lg([[0, mix('#d8894f', '#d39a66', t)], [0.5, mix('#a5605a', '#a17f7a', t)], [1, mix('#4b3f66', '#8089a0', t)]], { x1: 0, y1: 420, x2: 0, y2: 900, box: 1 }), base: s.lg([[0, mix('#c2a746', '#b8a860', t)], [0.5, mix('#8a7a52', '#8f9580', t)], [1, mix('#3f4a62', '#8fa3ad', t)]], { x1: 0, y1: 420, x2: 0, y2: 900, box: 1 }), shade: mix('#5a3350', '#5b5478', t), lit: mix('#ffcf86', '#f4cb8e', t) } : { face: s.lg([[0, mix('#2c3f66', '#7a8299', t)], [1, mix('#3b5573', '#8fa6b4', t)]], { x1: 0, y1: 420, x2: 0, y2: 1000, box: 1 }), base: s.lg([[0, mix('#4d6f66', '#8d9c80', t)], [1, mix('#3f6272', '#93a8ad', t)]], { x1: 0, y1: 420, x2: 0, y2: 1000, box: 1 }), shade: mix('#15244a', '#59617f', t), lit: mix('#5f80a3', '#a9b3b8', t) };
  spur([[1700, 430], [1400, 424], [1200, 412], [1060, 404], [1000, 404], [962, 402]], [[958, 404], [950, 470], [930, 486], [926, 560], [902, 584], [898, 640], [872, 668], [862, 730], [836, 768], [800, 830], [790, 900]], { sd: 21, D: 440, tilt: 0.1, bands: B4, w: 32, t: 5, rimc: '#e6d27c', every: 0.4, lo: 0.7, ...mk(0.55, 1) });
  spur([[-80, 440], [160, 430], [330, 418], [430, 408], [480, 410], [520, 408]], [[524, 410], [530, 480], [548, 500], [552, 566], [570, 590], [576, 650], [598, 690], [606, 740], [640, 800], [660, 900]], { sd: 22, D: 430, tilt: 0.1, bands: B4, w: 32, dir: -1, t: 6, rimc: '#bcb25e', lo: 0.6, ...mk(0.5, 0) });
  s.p('M380 640h720v430h-720z', s.lg([[0, '#c9d6d2', 0], [0.45, '#c9d6d2', 0.42], [1, '#8fa9b6', 0.1]], { x1: 0, y1: 600, x2: 0, y2: 1067, box: 1 }));
  spur([[1700, 520], [1500, 486], [1330, 462], [1200, 440], [1130, 438], [1086, 436]], [[1080, 440], [1072, 520], [1044, 548], [1036, 650], [1000, 690], [992, 770], [950, 830], [930, 900], [880, 980], [850, 1090]], { table: 404, tabc: s.lg([[0, '#dcc866'], [1, '#b9a348']], { x1: 0, y1: 410, x2: 0, y2: 520, box: 1 }), sd: 31, D: 620, tilt: 0.12, bands: B4, w: 40, t: 8, rimc: '#edd57a', ...mk(0.2, 1) });
  spur([[-80, 520], [80, 498], [200, 476], [290, 466], [340, 460], [372, 458]], [[378, 462], [388, 560], [416, 590], [424, 690], [456, 730], [468, 820], [510, 880], [530, 960], [570, 1090]], { table: 410, tabc: s.lg([[0, '#a9a552'], [1, '#77803f']], { x1: 0, y1: 420, x2: 0, y2: 520, box: 1 }), sd: 32, D: 620, tilt: 0.12, bands: B4, w: 40, dir: -1, t: 9, rimc: '#a3a04e', lo: 0.5, ...mk(0.12, 0) });
  s.tufts(19, [[1300, 450], [1660, 478]], 1320, 1640, 8, 0.12, 0.24, '#a9923f', { heads: 0.3 });
  const tl = P([[-60, 502], [120, 484], [260, 468], [360, 460]]), tr = P([[1100, 440], [1260, 456], [1420, 476], [1660, 514]]);
  s.tufts(8, tl, -30, 350, 20, 0.12, 0.26, '#6f7a3c', { heads: 0.3 }); s.tufts(9, tr, 1110, 1630, 22, 0.12, 0.28, '#cdb14c', { heads: 0.3 });
  // foreground: a shelf of rock with the rider, and dark grass
  const R = K.ridge([[1700, 690], [1560, 676], [1420, 664], [1290, 650], [1190, 646], [1120, 650], [1070, 656]], 0.03, 6, 20), E = K.ridge([[662, 1062], [720, 1070], [744, 1098], [830, 1092], [870, 1122], [960, 1126], [1000, 1158], [1110, 1180]], 0.08, 9, 24).map(([y, x]) => [x, y]), rx = [...R].reverse(), tp = (x) => (x < 1062 ? 660 : K.yAt(rx, Math.max(1070, x)));
  basalt(s, 1050, 1700, tp, (x) => tp(x) + 640, 41, { bands: [[0, 0.14], [0.19, 0.42], [0.5, 0.72]], base: s.lg([[0, '#6a5f3c'], [1, '#26263f']], { x1: 0, y1: 650, x2: 0, y2: 1000, box: 1 }), face: s.lg([[0, '#6d3f46'], [0.5, '#43294a'], [1, '#1f1d38']], { x1: 0, y1: 650, x2: 0, y2: 1067, box: 1 }), shade: '#1d1733', lit: '#c27a56', w: 46, so: 0.7, lo: 0.75, every: 0.4, clip: K.line([...R, ...E, [1700, 1120]]) });
  s.p(K.line([...R.map(([x, y]) => [x, y - 1]), [1070, 661], [1190, 656], [1290, 664], [1420, 684], [1560, 700], [1700, 716]]), '#b7953f'); s.p(K.line([...R.map(([x, y]) => [x, y - 1]), ...R.map(([x, y], i) => [x, y + 4 + (i % 3) * 2]).reverse()]), '#f3d67c');
  s.tufts(11, rx, 1080, 1660, 26, 0.2, 0.42, '#a5853a', { heads: 0.3 });
  s.add(`<g transform="translate(1186 655) scale(-1.02 1.02)"><path fill="#2a1c2b" d="${F.rider.pony}"/><path fill="#c9362f" d="${F.rider.blanket}"/><path fill="#8a2030" d="M24 -66L30 -82L38 -84L36 -60L37 -36L26 -38L22 -46z"/><path fill="none" stroke="#f6cf7a" stroke-width="2.6" d="M25 -62L48 -57M24 -48L52 -43"/><path fill="#1f1520" d="${F.rider.head}"/><path fill="#f1cc7c" d="${F.rider.hat}"/></g>`);
  s.tufts(13, rx, 1090, 1260, 12, 0.18, 0.3, '#8a6d30', { heads: 0.3, dy: 4 });
  const g = P([[-40, 880], [120, 890], [280, 924], [400, 972], [500, 1040], [560, 1100]]); s.p(K.fillDown(g, H + 40), s.lg([[0, '#2b4046'], [1, '#101c2c']], { x1: 0, y1: 880, x2: 0, y2: 1067, box: 1 }));
  s.tufts(14, g, -20, 520, 30, 0.6, 1.25, '#26383c', { heads: 0.3 }); s.tufts(15, g.map(([x, y]) => [x, y + 54]), -20, 540, 22, 0.8, 1.6, '#101c2c', { heads: 0.3 }); s.tufts(17, [[1180, 1090], [1400, 1060], [1660, 1010]], 1200, 1640, 20, 0.8, 1.6, '#140f24', { heads: 0.3 });
  s.p(K.birds([[470, 300, 15], [516, 282, 12], [556, 306, 10]]), '#5f7f7c');
  return s;
}

// Sani Pass: hairpins stacked to the border in the blue of the morning, sun only on the western rim, snow on the ledges
function saniPass() {
  const s = new Scene('sani-pass', 1600, 1067, 'sn'), { W, H } = s;
  s.sky([[0, '#2c5f93'], [0.16, '#6b9fc2'], [0.28, '#bdd3d8'], [0.36, '#f7ddc4']]);
  for (const [sd, x, y, w, h, o] of [[4, 700, 128, 560, 18, 0.6], [8, 260, 176, 420, 13, 0.5], [6, 1020, 214, 360, 10, 0.6]]) s.p(K.stratus(sd, x, y, w, h), '#fbe9da', `opacity="${o}"`);
  const snowcap = (R, sd, t, c = '#f4f6f4') => { const n = K.noise(sd, 3); s.p(K.line([...R.map(([x, y]) => [x, y - 2]), ...R.map(([x, y]) => [x, y + Math.max(1, t * (0.55 + 0.9 * n(x / 26)))]).reverse()]), c); };
  // the Lesotho plateau behind the notch
  const bk = K.ridge([[500, 400], [640, 366], [760, 352], [850, 356], [960, 348], [1080, 362], [1240, 400]], 0.03, 4, 14); s.p(K.fillDown(bk, 520), s.lg([[0, '#a9bccb'], [1, '#c6d3d8']], { x1: 0, y1: 350, x2: 0, y2: 460, box: 1 })); snowcap(bk, 3, 16);
  // walls: flat-topped buttresses, nearer ones lower in tone; rim runs from the frame to an edge, the edge steps down
  const wall = (rim, edge, o) => { const R = K.ridge(rim, 0.05, o.sd, 16), E = K.ridge(edge.map(([x, y]) => [y, x]), 0.1, o.sd + 1, 24).map(([y, x]) => [x, y]), x0 = rim[0][0], left = x0 < 800, xs = [...R, ...E].map((p) => p[0]), a = left ? x0 : Math.min(...xs) - 3, b = left ? Math.max(...xs) + 3 : x0, rx = left ? R : [...R].reverse(), e0 = rim[rim.length - 1];
    const top = (x) => ((left ? x > e0[0] : x < e0[0]) ? e0[1] + Math.abs(x - e0[0]) * 0.25 : K.yAt(rx, x)), clip = K.line([...R, ...E, [x0, 1120]]); s.p(clip, o.base);
    const Y = basalt(s, a, b, top, (x) => top(x) + o.D, o.sd, { bands: [[0, 0.16], [0.21, 0.36], [0.43, 0.56]], dir: left ? 1 : 1, ...o, clip });
    // snow lying on the ledges
    const id = s.id(); s.defs.push(`<clipPath id="${id}"><path d="${clip}"/></clipPath>`); const q = K.rng(o.sd + 5), n = K.noise(o.sd + 9, 2); let d = ''; for (const v of [0.17, 0.22, 0.37, 0.44, 0.58]) for (let x = a; x < b;) { const w = q.in(34, 150) * o.D / 400, y = Y(x, v), y2 = Y(Math.min(b, x + w), v), t = o.D * q.in(0.012, 0.026); if (q() < 0.72) d += K.line([[x, y], [x + w * 0.2, y + (y2 - y) * 0.2 - t * 0.5], [x + w * 0.7, y + (y2 - y) * 0.7 - t * 0.6], [x + w, y2], [x + w * 0.74, y + (y2 - y) * 0.74 + t * 0.3], [x + w * q.in(0.4, 0.6), (y + y2) / 2 + t * q.in(0.3, 0.9)], [x + w * 0.26, y + (y2 - y) * 0.26 + t * 0.2]]); x += w * q.in(0.9, 1.5); }
    s.add(`<g clip-path="url(#${id})"><path fill="${o.snow}" opacity=".85" d="${d}"/></g>`); snowcap(R, o.sd + 2, o.t, o.cap); };
  const col = (t, warm) => { const z = '#a8bccb'; return { face: s.lg([[0, mix(warm ? '#d9895f' : '#3f5f8c', z, t)], [0.3, mix(warm ? '#8a6a86' : '#35548a', z, t)], [1, mix('#3f628c', z, t)]], { x1: 0, y1: 210, x2: 0, y2: 620, box: 1 }), base: s.lg([[0, mix(warm ? '#b98f78' : '#587a96', z, t)], [0.55, mix('#6a8c9e', z, t)], [1, mix('#628794', z, t)]], { x1: 0, y1: 220, x2: 0, y2: 600, box: 1 }), shade: mix(warm ? '#3c4478' : '#1d3566', z, t), lit: mix(warm ? '#ffd3a0' : '#7fa3c4', z, t), snow: mix('#dfeaf2', '#ffffff', 0.2), cap: warm ? '#fff0dd' : '#f1f6f8' }; };
  wall([[1700, 330], [1300, 322], [1140, 326], [1040, 332], [990, 336]], [[996, 344], [984, 390], [960, 404], [948, 440], [900, 470], [860, 560]], { sd: 5, D: 330, t: 10, w: 28, ...col(0.6, 0) });
  wall([[-60, 300], [300, 300], [480, 310], [620, 322], [700, 330]], [[704, 340], [716, 384], [744, 398], [760, 440], [800, 470], [840, 560]], { sd: 6, D: 330, t: 10, w: 28, ...col(0.55, 1) });
  s.haze(330, 560, '#dbe3e2', 0, 0.5);
  wall([[1700, 250], [1420, 256], [1300, 262], [1210, 268], [1160, 274]], [[1152, 284], [1140, 350], [1108, 372], [1092, 420], [1040, 462], [1000, 520], [940, 620]], { sd: 15, D: 460, t: 13, w: 40, ...col(0.3, 0) });
  wall([[-60, 236], [180, 240], [330, 246], [470, 256], [530, 262]], [[536, 274], [552, 350], [590, 376], [604, 430], [660, 480], [700, 540], [780, 640]], { sd: 16, D: 470, t: 13, w: 40, ...col(0.24, 1) });
  // the slope the road climbs
  const SL = K.ridge([[-60, 590], [220, 566], [430, 540], [560, 510], [660, 468], [740, 424], [800, 396], [840, 388], [884, 394], [950, 424], [1040, 466], [1180, 510], [1400, 548], [1660, 560]], 0.04, 8, 26), sd = K.fillDown(SL, H + 40), ci = s.id();
  s.p(sd, s.lg([[0, '#bccbd0'], [0.14, '#93acb2'], [0.36, '#628794'], [0.66, '#3a6179'], [1, '#1b3855']], { x1: 0, y1: 390, x2: 0, y2: H, box: 1 })); s.defs.push(`<clipPath id="${ci}"><path d="${sd}"/></clipPath>`);
  // spurs and gullies falling away from the pass, fanned from its head
  { let dk = '', lt = ''; for (const g of [-1, 1]) for (let i = 0; i < 6; i++) { const S = [842 + g * (150 + 130 * i), 446 + 24 * i], E = [842 + g * (60 + 62 * i), 500 + 84 * i], M = [(S[0] * 0.45 + E[0] * 0.55) + g * 26, (S[1] + E[1]) / 2 - 8 * i], cr = K.ridge([S, M, E].map(([x, y]) => [y, x]), 0.12, 70 + i + g, 18).map(([y, x]) => [x, y]), foot = [E[0] + g * (60 + 40 * i), E[1] + 20 + 16 * i], n = cr.length; dk += K.line([...cr, foot, ...cr.map(([x, y], j) => [x + g * (10 + (34 + 30 * i) * Math.sin((j / n) * 3)), y + 12 + (16 + 12 * i) * Math.sin((j / n) * 2.4)]).reverse()]); lt += K.line([...cr, ...cr.map(([x, y], j) => [x - g * (1 + (1 + 2.2 * i) * Math.abs(Math.sin(j * 2.3 + i)) ** 2), y - 1]).reverse()]); }
    s.add(`<g clip-path="url(#${ci})"><path fill="#1d4565" opacity=".4" d="${dk}"/><path fill="#e3ecf1" opacity=".8" d="${lt}"/></g>`); }
  // hairpins: each leg a little shorter, each bend a little tighter
  const ap = [[300, 1130], [1090, 958], [548, 822], [1020, 722], [642, 642], [968, 580], [724, 533], [926, 496], [768, 466], [894, 442], [798, 422], [868, 407], [838, 393]], ctl = [], arm = (i, e) => { const [x, y] = ap[i]; if (!i || i === ap.length - 1) return [x, y]; const g = Math.sign(x - ap[i - 1][0]), k = (y - 380) * 0.07 + 2; return [x + g * k * 0.1, y + e * k * 0.5]; };
  ap.forEach(([x, y], i) => { if (i) { const A = arm(i - 1, -1), B = arm(i, 1), h = (y - 380) * 0.016; for (const u of [0.3, 0.68]) ctl.push([A[0] + (B[0] - A[0]) * u, A[1] + (B[1] - A[1]) * u + h * (i % 2 ? 1 : -0.7) * (u > 0.5 ? 1 : -0.6)]); } if (!i || i === ap.length - 1) ctl.push([x, y]); else { const k = (y - 380) * 0.07 + 2; ctl.push(arm(i, 1), [x + Math.sign(x - ap[i - 1][0]) * k * 0.8, y], arm(i, -1)); } });
  const rp = K.sample(ctl, 3), rw = ([, y]) => 5 + 54 * Math.max(0, (y - 392) / 700) ** 1.1;
  s.add(`<g clip-path="url(#${ci})">`).p(ribbon(rp, rw, 0.5, 1.5), '#16304c', 'opacity=".62"').p(ribbon(rp, (p) => rw(p) * 1.12, 0.5, -0.5), '#a9c0c6', 'opacity=".4"').p(ribbon(rp, rw, 0.5), s.lg([[0, '#fbf1e2'], [0.3, '#e6e2d8'], [0.7, '#b9c4cb'], [1, '#7f97aa']], { x1: 0, y1: 400, x2: 0, y2: H, box: 1 })).add('</g>');
  // snow in the lee of the banks, boulders
  { const q = K.rng(31); let a = '', b = '', c = ''; for (let i = 0; i < 54; i++) { const u = 0.75 * q() ** 1.2, y = 440 + 560 * u, x = 842 + q.in(-1, 1) * (70 + 900 * u), w = (8 + 66 * u) * q.in(0.5, 1.2), h = w * 0.085; if (rp.some(([X, Y]) => Math.abs(Y - y) < 8 + 34 * u && Math.abs(X - x) < w + 26 * u + 8)) continue; if (i % 3) a += K.line([[x - w, y], [x - w * 0.3, y - h], [x + w * 0.5, y - h * 0.8], [x + w, y + h * 0.2], [x + w * 0.3, y + h], [x - w * 0.2, y + h * 0.3], [x - w * 0.5, y + h * 0.7]]); else { const k = w * 0.36; b += K.line([[x - k, y], [x - k * 0.8, y - k * 0.7], [x + k * 0.1, y - k], [x + k, y - k * 0.4], [x + k * 0.9, y]]); c += K.line([[x - k * 0.8, y - k * 0.7], [x + k * 0.1, y - k], [x + k * 0.7, y - k * 0.62], [x - k * 0.2, y - k * 0.5]]); } }
    s.add(`<g clip-path="url(#${ci})"><path fill="#e9f1f5" opacity=".78" d="${a}"/><path fill="#1b3652" opacity=".85" d="${b}"/><path fill="#dfe9ee" d="${c}"/></g>`); }
  s.stipple(sd, '#eef4f5', { x: 842, y: 400, r: 300 }, null, 0.42);
  // the border post on the saddle
  s.p('M816 390v-9h22v9zM846 392v-7h13v7z', '#4a5f7c').p('M813 382l14 -8 14 8zM844 386l8 -6 9 6z', '#f4f6f4').s('M866 392v-22', '#4a5f7c', 1.6).p('M867 371l11 3 -11 4z', '#d9482b');
  // low spurs closing in from both sides
  const low = (rim, o) => { const R = K.ridge(rim, 0.07, o.sd, 20), d = K.fillDown(R, H + 40), id = s.id(); s.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`); s.p(d, s.lg([[0, o.a], [1, o.b]], { x1: 0, y1: o.y, x2: 0, y2: H, box: 1 })); s.add(`<g clip-path="url(#${id})"><path fill="${o.c}" opacity=".55" d="${K.shadows(R, H, o.sd, { prom: 10, dir: o.dir, depth: 0.55, drift: 0.3 * o.dir, teeth: 6 }) + K.flutes(R, 60, o.sd + 3, ...o.fx, { w: 26, gap: 0.7, len: [0.4, 1], taper: 0.3 })}"/></g>`); snowcap(R.filter((p) => p[1] < 800), o.sd, 9, '#e6eef3'); };
  low([[1700, 604], [1560, 620], [1450, 640], [1360, 690], [1290, 712], [1230, 780], [1200, 860], [1182, 960], [1160, 1110]].reverse(), { sd: 51, a: '#3c6480', b: '#1b3855', c: '#173559', y: 610, dir: 1, fx: [1240, 1640] });
  low([[-80, 640], [60, 650], [160, 690], [250, 706], [320, 770], [390, 830], [440, 920], [470, 1110]], { sd: 52, a: '#4a7088', b: '#1b3855', c: '#1b3c5e', y: 640, dir: 1, fx: [-60, 300] });
  // the 4x4, lamps lit
  const V = F.rover; s.add(`<g transform="translate(868 757) rotate(-10) scale(.44)"><path fill="#0f2440" opacity=".5" d="M-6 0l214 0 -14 12 -190 2z"/><path fill="#e7a43a" d="${V.body}"/><path fill="#1d2f4e" d="${V.glass}${V.rack}"/><path fill="#fbe3ae" d="M14 -94h104l4 3h-112zM2 -60l188 4 0 5 -188 -4z"/>${V.wheels.map((x) => `<circle cx="${x}" cy="-18" r="20" fill="#101c30"/><circle cx="${x}" cy="-18" r="8" fill="#8a9bb0"/>`).join('')}<path fill="#fff4cf" d="M192 -48h9v12h-9z"/></g>`);
  // near corners
  const gl = P([[-60, 880], [80, 890], [210, 930], [330, 1000], [420, 1100]]), gr = P([[1180, 1100], [1280, 1010], [1400, 950], [1540, 908], [1680, 880]]);
  for (const g of [gl, gr]) s.p(K.fillDown(g, H + 60), s.lg([[0, '#1b3853'], [1, '#0a1830']], { x1: 0, y1: 880, x2: 0, y2: H, box: 1 }));
  s.tufts(4, gl, -20, 400, 22, 0.6, 1.2, '#1b3853', { heads: 0.2 }); s.tufts(5, gl.map(([x, y]) => [x, y + 60]), -20, 420, 20, 0.8, 1.5, '#0a1830', { heads: 0.2 }); s.tufts(6, gr, 1230, 1640, 20, 0.6, 1.2, '#1b3853', { heads: 0.2 }); s.tufts(7, gr.map(([x, y]) => [x, y + 60]), 1220, 1640, 20, 0.8, 1.5, '#0a1830', { heads: 0.2 });
  for (const [x, y, k] of [[150, 940, 60], [1430, 972, 72], [1300, 1040, 50], [290, 1030, 44]]) s.p(K.line([[x - k, y], [x - k * 0.9, y - k * 0.5], [x - k * 0.2, y - k * 0.86], [x + k * 0.6, y - k * 0.62], [x + k, y - k * 0.1], [x + k * 0.9, y + 8]]), '#10233f').p(K.line([[x - k * 0.9, y - k * 0.5], [x - k * 0.2, y - k * 0.86], [x + k * 0.6, y - k * 0.62], [x + k * 0.2, y - k * 0.52], [x - k * 0.3, y - k * 0.6]]), '#dfe9f0');
  s.p(K.birds([[620, 216, 13], [654, 202, 10]]), '#3f6288');
  return s;
}
export default { cape, drakensberg, lesotho, maletsunyane, 'sani-pass': saniPass };
