import * as K from './kit.mjs';
import * as F from './fauna.mjs';
const { Scene, mix } = K;
const P = (pts) => K.sample(pts, 8);

// Sossusvlei: first sun on the great dune, Deadvlei's dead camel thorns on the white pan
function sossusvlei() {
  const s = new Scene('sossusvlei', 1600, 1067, 'a'), { W, H } = s;
  s.sky([[0, '#2f8590'], [0.22, '#73b3ac'], [0.42, '#d8d9b4'], [0.56, '#f6dcae']]);
  // far dunes
  const far = [[-40, 560], [120, 470], [300, 400], [420, 372], [520, 420], [640, 470], [820, 500], [1040, 470], [1260, 430], [1420, 380], [1500, 402], [1660, 470]];
  s.p(K.fillDown(far, 800, true), '#e0a06d');
  s.p(K.curve([[420, 372], [400, 430], [430, 480], [380, 560], [300, 620], [640, 640], [760, 520], [640, 470], [520, 420]]) + K.curve([[1420, 380], [1390, 440], [1420, 500], [1360, 600], [1660, 600], [1660, 470], [1500, 402]]), '#bd6c52', 'opacity=".75"');
  s.haze(420, 700, '#f6dcae', 0, 0.55);
  // the great dune: lit flank, shaded flank, one S-shaped crest between them
  const left = [[1000, 132], [915, 196], [800, 296], [660, 404], [500, 500], [300, 590], [80, 656], [-60, 690]], right = [[1000, 132], [1080, 196], [1190, 300], [1320, 392], [1460, 470], [1680, 548]];
  const crest = [[1000, 132], [975, 200], [990, 270], [1020, 340], [1000, 412], [920, 474], [820, 530], [752, 592], [740, 650], [790, 706], [880, 752]];
  const L = P(left), R = P(right), C = P(crest);
  s.p(K.line([...L.slice().reverse(), ...R, [1680, 800], [-60, 800]]), s.lg([[0, '#f7a04a'], [0.5, '#e8702c'], [1, '#d2541f']], { x1: 1500, y1: 300, x2: 900, y2: 720, box: 1 }));
  const shadeD = K.line([...C, [-60, 800], ...L.slice().reverse()]);
  s.p(shadeD, s.lg([[0, '#571a2b'], [0.55, '#74252d'], [1, '#9a3b2e']], { x1: 0, y1: 140, x2: 0, y2: 760, box: 1 }));
  s.stipple(shadeD, '#c9562f', [420, 760], [620, 520], 0.5);
  // secondary crests and wind ripples on the lit flank
  s.p(K.curve([[1190, 300], [1160, 360], [1190, 430], [1150, 500], [1060, 570], [1010, 640], [1080, 720], [1200, 740], [1230, 640], [1290, 560], [1270, 480], [1240, 400]]), '#c4481f', 'opacity=".34"');
  s.p(K.curve([[1460, 470], [1430, 530], [1450, 590], [1390, 660], [1330, 720], [1500, 760], [1660, 740], [1660, 548]]), '#b23f20', 'opacity=".38"');
  s.stipple(K.line([...C, [1680, 800], ...R.slice().reverse()]), '#ffd08a', { x: 1180, y: 250, r: 420 }, null, 0.5);
  for (const [o, op] of [[18, 0.5], [44, 0.3], [76, 0.18]]) s.s(K.curve(crest.slice(2, 10).map(([x, y], i) => [x + o + i * 3, y + o * 0.25]), false), '#ffc079', 2, `opacity="${op}"`);
  // low apron dune, then the pan
  const apron = [[-40, 720], [200, 694], [480, 700], [760, 742], [980, 752], [1200, 726], [1420, 700], [1660, 716]];
  s.p(K.fillDown(apron, H, true), s.lg([[0, '#bf4a22'], [0.14, '#e07c3d'], [0.3, '#e9a566']], { x1: 0, y1: 690, x2: 0, y2: 1000, box: 1 }));
  s.p(K.curve([[-60, 800], [200, 772], [520, 770], [900, 786], [1240, 772], [1680, 782], [1680, 1110], [-60, 1110]]), s.lg([[0, '#f3d9ae'], [0.2, '#faead0'], [1, '#ecca9c']], { x1: 0, y1: 770, x2: 0, y2: 1067, box: 1 }));
  const r = K.rng(5); let cr = ''; for (let i = 0; i < 46; i++) { const y = 800 + 260 * r() ** 1.4, k = (y - 770) / 300, x = r.in(-20, W); cr += K.line([[x, y], [x + 60 * k * r.in(0.4, 1), y + r.in(-10, 10) * k], [x + 120 * k, y + r.in(-14, 14) * k], [x + 190 * k * r.in(0.7, 1.1), y + r.in(-8, 8) * k]], false); }
  s.s(cr, '#cf9f6c', 2, 'opacity=".55"');
  s.p(K.curve([[-60, 1000], [300, 985], [700, 1010], [1000, 1040], [1300, 1100], [-60, 1110]]), '#dcae7d', 'opacity=".5"');
  const T = [[3, 396, 946, 1.62, 0], [8, 1262, 874, 1.02, 1], [14, 1010, 828, 0.6, 0], [21, 1480, 846, 0.74, 0], [5, 720, 838, 0.62, 1], [30, 132, 850, 0.66, 0]];
  const ids = T.map(([sd], i) => s.sym(`<path d="${K.bare(sd, { len: 130, w: 30, crook: 0.42, spread: 0.66, up: i % 2 ? 0.02 : 0.12, depth: i < 2 ? 6 : 5, minW: 2.2 })}"/>`));
  T.forEach(([, x, y, k], i) => s.add(`<use href="#${ids[i]}" transform="matrix(${k} 0 ${(k * 1.25).toFixed(2)} ${(-k * 0.2).toFixed(2)} ${x} ${y})" fill="#b27a58" opacity=".6"/>`));
  T.forEach(([, x, y, k, f], i) => s.use(ids[i], x, y, f ? -k : k, k, 'fill="#2a1216"'));
  return s;
}

// Fish River Canyon: interlocking benches of strata, late light, the river far below
function fishRiver() {
  const s = new Scene('fish-river', 1600, 1067, 'b'), { W, H } = s;
  s.sky([[0, '#7d9fb4'], [0.16, '#b9c4bd'], [0.3, '#f2dcb4'], [0.4, '#f8c99a']]);
  for (const [sd, x, y, w, h] of [[3, 90, 120, 620, 26], [8, 860, 86, 560, 22], [5, 620, 190, 480, 16]]) s.p(K.stratus(sd, x, y, w, h), '#fbe7c6', 'opacity=".7"');
  const rim = K.ridge([[-40, 306], [220, 300], [250, 290], [620, 286], [650, 300], [1000, 296], [1040, 284], [1420, 282], [1660, 296]], 0.02, 4, 20);
  s.p(K.fillDown(rim, H), '#d9a98f');
  const strata = (id, y0, y1, n, c1, c2, seed) => { const r = K.rng(seed); let o = ''; for (let i = 0; i < n; i++) { const y = y0 + ((y1 - y0) * i) / n, h = ((y1 - y0) / n) * r.in(0.3, 0.75), p = K.roll(y, 3, seed + i, W, { freq: 7, step: 90 }); o += `<path fill="${mix(c1, c2, r())}" opacity="${r.in(0.35, 0.8).toFixed(2)}" d="${K.line([...p, ...p.map(([x, v]) => [x, v + h]).reverse()])}"/>`; } s.add(`<g clip-path="url(#${id})">${o}</g>`); };
  const spur = (pts, seed, base, c, lightLeft, opt = {}) => {
    const prof = K.ridge(pts, 0.035, seed, 16), side = pts[0][0] < 0 ? -60 : 1660, d = K.line([...prof, [pts[pts.length - 1][0], base], [side, base]]), id = s.id();
    s.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`); s.p(d, c.body);
    const top = Math.min(...pts.map((p) => p[1])); strata(id, top + 8, base, opt.n ?? 9, c.s1, c.s2, seed);
    s.add(`<g clip-path="url(#${id})"><path fill="${c.shade}" opacity="${opt.so ?? 0.55}" d="${K.shadows(pts[0][0] < 0 ? prof : [...prof].reverse(), base, seed + 2, { prom: 12, dir: 1, depth: 0.95, drift: lightLeft ? 0.25 : 0.1 })}${opt.fl ? K.flutes(pts[0][0] < 0 ? prof : [...prof].reverse(), opt.fl, seed + 7, opt.fx[0], opt.fx[1], { w: 26, gap: 1.3, len: [0.4, 1] }) : ''}"/></g>`);
    s.add(`<g clip-path="url(#${id})"><path fill="${s.lg([[0, c.haze, 0], [1, c.haze, opt.ho ?? 0.7]], { x1: 0, y1: top, x2: 0, y2: base, box: 1 })}" d="M-60 ${top}h1740v${base - top}h-1740z"/></g>`);
  };
  spur([[-60, 312], [420, 308], [440, 336], [520, 342], [540, 380], [660, 392], [700, 430], [860, 452], [960, 500]], 11, 520, { body: '#cf8f78', s1: '#e0a98a', s2: '#b6766c', shade: '#8d5a68', haze: '#f1c9a6' }, 1, { so: 0.4 });
  spur([[1660, 300], [1240, 304], [1220, 338], [1130, 344], [1110, 388], [1000, 400], [980, 440], [850, 470], [780, 520]], 12, 556, { body: '#d79a76', s1: '#eeb98f', s2: '#bd7a64', shade: '#8a5263', haze: '#f3c79c' }, 1, { so: 0.35 });
  // canyon floor and river, seen between the spurs
  s.p('M-60 540h1740v560h-1740z', s.lg([[0, '#d79b77'], [1, '#8a4a4a']]));
  s.p(K.curve([[700, 556], [900, 548], [980, 566], [880, 590], [700, 612], [600, 650], [690, 690], [860, 720], [930, 770], [840, 850], [700, 960], [560, 1100], [860, 1100], [960, 960], [1070, 840], [1100, 760], [1000, 690], [850, 655], [830, 632], [960, 600], [1050, 566], [960, 540], [760, 540]], true, 0, 0.8), s.lg([[0, '#fbe3ba'], [0.35, '#8fb7ad'], [1, '#2f6470']], { x1: 0, y1: 545, x2: 0, y2: 1000, box: 1 }));
  spur([[-60, 366], [250, 362], [270, 404], [380, 412], [400, 470], [520, 486], [540, 540], [640, 560], [700, 620], [790, 640]], 21, 668, { body: '#bd6a50', s1: '#d98a60', s2: '#994a48', shade: '#5f2f45', haze: '#d98f68' }, 1, { so: 0.6, ho: 0.4, fl: 60, fx: [0, 400] });
  spur([[1660, 384], [1420, 388], [1400, 440], [1290, 450], [1270, 520], [1170, 540], [1150, 610], [1060, 640], [1020, 700], [900, 730]], 22, 764, { body: '#d07a4c', s1: '#eda063', s2: '#a9533f', shade: '#6b3045', haze: '#e09a6a' }, 1, { so: 0.5, ho: 0.3, n: 11 });
  spur([[-60, 560], [160, 556], [190, 620], [330, 640], [350, 720], [480, 746], [500, 830], [600, 860], [660, 930]], 31, 980, { body: '#8e3f3d', s1: '#b55a43', s2: '#6a2c3a', shade: '#3c1a30', haze: '#8a4545' }, 1, { so: 0.7, ho: 0.2, fl: 80, fx: [0, 330] });
  spur([[1660, 640], [1500, 646], [1480, 730], [1360, 750], [1340, 840], [1230, 870], [1190, 950], [1080, 990]], 32, 1067, { body: '#a84e3a', s1: '#cc7047', s2: '#7d3439', shade: '#45203a', haze: '#8e4242' }, 1, { so: 0.6, ho: 0.1, n: 11 });
  // the rim in the foreground, with quiver trees
  const near = K.ridge([[-40, 846], [120, 838], [210, 862], [330, 900], [470, 968], [640, 1010], [900, 1034], [1200, 1046], [1660, 1030]], 0.05, 44, 18);
  s.p(K.fillDown(near, H), '#2c1526');
  s.s(K.line(near.filter(([x]) => x < 1000).map(([x, y]) => [x, y + 3]), false), '#a9533f', 5, 'opacity=".7"');
  const q1 = K.quiver(2, { h: 400, w: 46, depth: 5 }), q2 = K.quiver(17, { h: 300, w: 40, depth: 4 }), col = { wood: '#1d0e1c', front: '#33222f', lit: '#e0915a' };
  s.use(s.tree(q1, col), 232, 874, 1.34).use(s.tree(q2, { ...col, lit: '#a9533f' }), 506, 990, 0.66);
  s.tufts(8, near, 0, 1500, 26, 0.3, 0.8, '#2c1526', { blades: 8 });
  return s;
}

// Skeleton Coast: fog, surf, a shipwreck
function skeletonCoast() {
  const s = new Scene('skeleton-coast', 1600, 1067, 'c'), { W, H } = s;
  s.sky([[0, '#8fa8a6'], [0.2, '#b9c6bd'], [0.42, '#dfddcb'], [0.5, '#ebe3cd']]);
  s.circle(1130, 262, 250, '#f4ecd4', 'opacity=".35"').circle(1130, 262, 150, '#f6efd9', 'opacity=".45"').circle(1130, 262, 70, '#fbf6e6');
  // dunes coming down to the sea on the right, in layers of fog
  const d1 = [[760, 560], [900, 500], [1060, 440], [1200, 402], [1290, 418], [1420, 384], [1540, 350], [1680, 372]];
  s.p(K.fillDown(d1, 640, true), '#cfc7ad'); s.p(K.curve([[1200, 402], [1180, 450], [1230, 500], [1180, 570], [1420, 600], [1420, 470], [1290, 418]]) + K.curve([[1540, 350], [1510, 420], [1560, 500], [1500, 600], [1680, 610], [1680, 372]]), '#a9a793', 'opacity=".55"');
  s.haze(430, 600, '#e6e0cc', 0, 0.9);
  s.p('M-20 556h1640v520h-1640z', s.lg([[0, '#a5bab0'], [0.25, '#6f978f'], [0.5, '#4b7a78'], [1, '#3a6468']], { x1: 0, y1: 556, x2: 0, y2: 1000, box: 1 }));
  s.haze(548, 640, '#dfe0cf', 0.75, 0);
  const d2 = [[900, 640], [1080, 600], [1260, 536], [1400, 500], [1500, 520], [1680, 470]];
  s.p(K.fillDown(d2, 800, true), s.lg([[0, '#cdb488'], [1, '#b79a71']], { x1: 0, y1: 500, x2: 0, y2: 720, box: 1 })); s.p(K.curve([[1400, 500], [1370, 560], [1420, 620], [1350, 690], [1680, 740], [1680, 560], [1500, 520]]), '#8a7b62', 'opacity=".6"');
  // surf in several lines
  const surf = (y, x1, seed, c, o, t) => { const n = K.noise(seed, 3), a = [], b = []; for (let x = -40; x <= x1; x += 44) { const yy = y + 12 * n(x / 170) - (x / 1600) * 26; a.push([x, yy]); b.unshift([x, yy + t * (0.5 + 0.6 * n(x / 90 + 40)) + t]); } a.push([x1 + 60, y - 30]); s.p(K.curve([...a, ...b], true), c, `opacity="${o}"`); };
  surf(612, 1010, 3, '#e6e8da', 0.55, 3); surf(648, 1000, 4, '#31595d', 0.5, 7); surf(640, 1020, 5, '#f2f0e2', 0.8, 5); surf(700, 1060, 6, '#2f565b', 0.5, 10); surf(690, 1090, 7, '#f4f2e6', 0.9, 8);
  // the wreck
  const hull = [[300, 752], [322, 664], [352, 622], [470, 618], [640, 600], [830, 566], [962, 520], [1006, 428], [1030, 420], [1038, 436], [1012, 560], [968, 690], [930, 770]];
  s.p(K.line(hull), s.lg([[0, '#7a4330'], [0.6, '#4c2b2a'], [1, '#2c2226']], { x1: 0, y1: 430, x2: 0, y2: 770, box: 1 }));
  s.p(K.line([[962, 520], [1006, 428], [1030, 420], [1012, 560], [968, 690], [930, 770], [880, 770], [920, 640]]), '#2a1f25', 'opacity=".7"');
  const top = [[352, 622], [470, 618], [640, 600], [830, 566], [962, 520]]; let ribs = ''; for (let i = 0; i < 9; i++) { const x = 350 + i * 22; ribs += `M${x} ${Math.round(K.yAt(top, x) + 16)}l${-6 - i} ${Math.round(60 + i * 4)}`; }
  s.s(ribs, '#17151b', 7); s.p(K.line([[560, 660], [640, 640], [690, 690], [640, 740], [570, 730]]) + K.line([[760, 620], [800, 612], [806, 660], [768, 672]]), '#17151b');
  s.p(K.flutes(P(top), 120, 9, 380, 960, { w: 9, gap: 4, len: [0.2, 0.9], taper: 0.1 }), '#b5683c', 'opacity=".8"');
  s.s('M352 624L470 620L640 602L830 568L962 522L1006 430', '#d39a63', 4, 'opacity=".9"');
  s.p(K.line([[560, 604], [566, 520], [660, 506], [664, 470], [704, 464], [712, 584]]), '#432a2b').p(K.line([[580, 546], [600, 543], [600, 562], [581, 565]]) + K.line([[616, 540], [640, 537], [640, 557], [617, 560]]), '#a9b8ad');
  s.p(K.line([[676, 462], [640, 226], [648, 225], [692, 460]]) + K.line([[868, 558], [892, 356], [898, 356], [884, 554]]) + K.line([[648, 262], [896, 372], [896, 377], [650, 268]]), '#3a2529');
  s.s('M642 230L360 620M646 230L890 360M893 358L1018 424M650 300L560 520', '#3a2529', 2);
  s.p(K.birds([[700, 190, 15], [760, 214, 12], [520, 300, 13], [1120, 380, 11]]) , '#3f4746');
  const co = K.curve([[0, 0], [-4, -12], [-2, -22], [2, -28], [8, -29], [3, -25], [4, -16], [3, -2]]); for (const [x, y] of [[642, 228], [894, 357], [760, 316], [790, 330], [822, 343]]) s.add(`<path transform="translate(${x} ${y})" fill="#2a1f25" d="${co}"/>`);
  surf(770, 1060, 8, '#2f565b', 0.55, 12); surf(756, 1130, 9, '#f6f4e9', 0.95, 12);
  // fog in front
  for (const [sd, x, y, w, h, o] of [[4, -120, 560, 900, 40, 0.55], [7, 900, 470, 900, 50, 0.6], [6, 300, 690, 760, 26, 0.35], [9, 980, 640, 800, 40, 0.5]]) s.p(K.stratus(sd, x, y, w, h), '#efe9d8', `opacity="${o}"`);
  // wet sand that reflects the sky, then the dry beach with a line of tracks
  s.p(K.curve([[-40, 830], [300, 826], [700, 806], [1100, 770], [1660, 700], [1700, 1100], [-60, 1100]]), s.lg([[0, '#b7b49c'], [0.35, '#d8cfb2'], [1, '#c2a97f']], { x1: 0, y1: 740, x2: 0, y2: 1067, box: 1 }));
  surf(834, 1660, 12, '#fbf8ee', 0.9, 9); s.p(K.curve([[-40, 868], [400, 852], [900, 812], [1660, 742], [1660, 760], [1000, 838], [420, 886], [-40, 902]]), '#8fa59b', 'opacity=".45"');
  s.p(K.curve([[-60, 980], [260, 962], [640, 940], [1060, 900], [1660, 850], [1700, 1110], [-60, 1110]]), s.lg([[0, '#cfb283'], [1, '#a98757']], { x1: 0, y1: 860, x2: 0, y2: 1067, box: 1 }));
  s.stipple(K.curve([[-60, 980], [260, 962], [640, 940], [1060, 900], [1660, 850], [1700, 1110], [-60, 1110]]), '#7c5f40', [400, 1090], [560, 930], 0.7);
  let tr = ''; for (let i = 0; i < 15; i++) { const t = i / 14, x = 1330 - 520 * t + 60 * Math.sin(t * 3), y = 900 + 165 * t ** 1.2, k = 0.4 + t; tr += `M${Math.round(x)} ${Math.round(y)}q${Math.round(7 * k)} ${-Math.round(4 * k)} ${Math.round(12 * k)} 0q${-Math.round(5 * k)} ${Math.round(5 * k)} ${-Math.round(12 * k)} 0z`; } s.p(tr, '#6f5438', 'opacity=".7"');
  s.use(s.sym(`<path d="${K.curve([[4, -22], [12, -28], [28, -29], [42, -30], [50, -36], [54, -42], [56, -37], [64, -32], [62, -28], [54, -27], [49, -20], [40, -16], [24, -16], [14, -17], [6, -19]])}${K.line([[44, -20], [45, 0], [48, 0], [49, -20]])}${K.line([[38, -18], [36, 0], [39, 0], [42, -18]])}${K.line([[6, -22], [8, -10], [6, 0], [9, 0], [12, -10], [15, -18]])}${K.line([[14, -18], [17, -8], [16, 0], [19, 0], [21, -18]])}${K.curve([[6, -26], [-4, -20], [-9, -10], [-5, -9], [0, -16], [8, -20]])}"/>`), 1342, 902, 0.95, 0.95, 'fill="#4a3a30"');
  return s;
}

// Etosha: a thunderstorm over the pan, with low sun on the herd
function etosha() {
  const s = new Scene('etosha', 1600, 1067, 'e'), { W, H } = s;
  s.sky([[0, '#33506f'], [0.22, '#48698a'], [0.4, '#7891a3'], [0.5, '#c3c4b4'], [0.54, '#f3dfae']]);
  // thunderhead: shelf above, lit towers on the side of the sun, then the rain
  const cl = (list) => list.forEach(([sd, x, y, w, h, b, c, o]) => s.p(K.cumulus(sd, x, y, w, h, b), c, `opacity="${o}"`));
  cl([[6, -140, 250, 760, 86, 74, '#3c5b7c', 0.7], [9, 980, 238, 820, 96, 80, '#3a5878', 0.75]]);
  // the tower, three tones: lit, body, shade
  cl([[14, 150, 388, 560, 168, 66, '#f7dfb4', 1], [22, 240, 396, 520, 132, 58, '#d9c3ae', 1], [27, 330, 402, 520, 104, 54, '#93a0ae', 1]]);
  cl([[31, 520, 404, 1240, 176, 96, '#4d6a88', 1], [35, 700, 410, 1100, 124, 84, '#405d7c', 1]]);
  s.p(K.curve([[470, 404], [800, 398], [1200, 396], [1640, 392], [1640, 420], [1180, 429], [760, 424], [580, 414]]), '#38546f');
  cl([[41, -180, 404, 470, 58, 46, '#e6cfae', 0.95], [45, -120, 410, 360, 36, 40, '#a9aeb3', 0.9]]);
  s.p(K.stratus(6, 40, 405, 520, 9), '#8f9ea9');
  // rain in slanting sheets
  const rain = (x, w, n, sd, o, k) => { const q = K.rng(sd); let v = ''; for (let i = 0; i < n; i++) { const a = x + (w * (i + q.in(-0.4, 0.4))) / n, t = (w / n) * q.in(0.5, 1.5), e = 543 - (q() < 0.3 ? q.in(8, 60) : 0); v += K.line([[a, 404], [a + t, 404], [a + t * 0.8 - k, e], [a - k, e]]); } s.p(v, s.lg([[0, '#38546f', o], [1, '#6d8496', o * 0.7]], { x1: 0, y1: 400, x2: 0, y2: 545, box: 1 })); };
  rain(800, 860, 13, 4, 0.42, 70); rain(980, 440, 8, 9, 0.45, 84); rain(560, 170, 4, 12, 0.28, 50);
  // shafts of sun under the left edge
  for (const [x, w, o] of [[250, 60, 0.26], [360, 34, 0.2], [440, 70, 0.24]]) s.p(K.line([[x, 400], [x + w, 400], [x + w * 2 - 190, 560], [x - 200, 560]]), s.lg([[0, '#fff0c8', o], [1, '#fff0c8', 0]], { x1: 0, y1: 400, x2: 0, y2: 560, box: 1 }));
  // the pan: white to the horizon, mirage, far woodland
  const hz = K.roll(541, 2, 3, W, { freq: 9 }); s.p(K.treeline(8, hz, -20, 520, 40, 9, { step: 12 }) + K.treeline(9, hz, 1240, W, 40, 11, { step: 12 }), '#7d8a86');
  s.p('M-20 540h1640v540h-1640z', s.lg([[0, '#fffbe9'], [0.16, '#fbf1d4'], [0.32, '#f0dcae'], [1, '#c99c58']], { x1: 0, y1: 540, x2: 0, y2: 1067, box: 1 }));
  for (const [sd, x, y, w, h, c, o] of [[3, 300, 556, 820, 5, '#aebfc4', 0.8], [5, 900, 566, 760, 6, '#c3cbc3', 0.7], [8, -80, 572, 620, 5, '#d3d3c0', 0.8], [11, 520, 588, 900, 6, '#e0d3ae', 0.9], [14, -60, 604, 760, 6, '#e0d0a6', 0.9]]) s.p(K.stratus(sd, x, y, w, h), c, `opacity="${o}"`);
  const an = s.sym(`<path d="${F.antelope}"/>`), ox = s.sym(`<path d="${F.oryx}"/>`), el = s.sym(`<path d="${F.elephantPath}"/>`), gi = s.sym(`<path d="${F.giraffe}"/>`), r = K.rng(4);
  // springbok strung out across the white
  let hd = '', hs = ''; for (let i = 0; i < 30; i++) { const x = 420 + i * 27 + r.in(-12, 12), y = 600 - 8 * Math.sin(i / 5) + r.in(-5, 5), k = r.in(0.2, 0.28), f = r() < 0.75 ? -1 : 1; hd += `<use href="#${an}" transform="matrix(${(k * f).toFixed(2)} 0 0 ${k.toFixed(2)} ${Math.round(x)} ${Math.round(y)})"/>`; hs += `M${Math.round(x + 7 * f)} ${Math.round(y)}h${18}l-6 2h-14z`; } s.p(hs, '#b59c74', 'opacity=".6"').add(`<g fill="#9a7450">${hd}</g>`);
  // mopane bush and one umbrella thorn off to the right
  const b1 = P([[-60, 640], [200, 634], [520, 640], [900, 634], [1240, 628], [1660, 622]]); s.p(K.fillDown(b1, H), s.lg([[0, '#ecd196'], [0.3, '#dcb56c'], [1, '#b98544']], { x1: 0, y1: 622, x2: 0, y2: 1000, box: 1 }));
  { const tl = K.treeline(15, b1, -20, 300, 70, 34, { density: 1 }) + K.treeline(16, b1, 1380, W, 70, 40, { density: 1 }) + K.treeline(18, b1, 330, 420, 50, 16); s.p(tl, '#6f7650'); let li = ''; const q = K.rng(3); for (let i = 0; i < 22; i++) { const x = i < 11 ? -10 + i * 28 : 1390 + (i - 11) * 20; li += K.stratus(i + 2, x, K.yAt(b1, x) - q.in(12, 30), q.in(18, 40), 9); } s.p(li, '#c3b56c', 'opacity=".8"'); }
  const T = K.acacia(19, { w: 380, h: 250, trunk: 17, pads: 18, step: 11, fork: 0.3 }), tc = { wood: '#54402f', back: '#5c5f3c', front: '#4d5436', lit: '#cdb763' }; s.p(K.stratus(9, 1330, 668, 330, 10), '#a87f48', 'opacity=".7"'); s.use(s.tree(T, tc), 1360, 664, 0.98);
  s.tufts(4, b1, 0, W, 40, 0.2, 0.44, '#c9a050', { heads: 0.2 });
  s.stipple(K.line([...b1, [1660, 800], [-60, 800]]), '#fff0c4', { x: 560, y: 690, r: 430 }, null, 0.34);
  // limestone rubble and game paths around the water
  for (const [pts, c, o] of [[[[520, 640], [470, 690], [380, 740], [330, 790], [380, 800], [440, 744], [520, 694], [560, 642]], '#f3e3b9', 0.6], [[[1010, 634], [1020, 680], [1000, 740], [1050, 745], [1066, 684], [1040, 634]], '#f3e3b9', 0.55], [[[1560, 690], [1400, 716], [1280, 760], [1330, 770], [1440, 728], [1600, 706]], '#f3e3b9', 0.5]]) s.p(K.curve(pts), c, `opacity="${o}"`);
  // the waterhole reflects the storm
  const pool = K.curve([[90, 800], [240, 774], [420, 766], [620, 750], [940, 748], [1180, 756], [1340, 772], [1560, 782], [1490, 812], [1530, 840], [1360, 852], [1240, 884], [1010, 890], [840, 916], [600, 900], [420, 902], [330, 870], [180, 856], [210, 826]]), cid = s.id();
  s.p(K.curve([[40, 800], [210, 764], [400, 752], [620, 738], [940, 734], [1200, 742], [1360, 756], [1620, 770], [1560, 812], [1590, 850], [1390, 868], [1260, 902], [1020, 908], [850, 936], [600, 920], [400, 920], [290, 886], [120, 866], [140, 828]]), s.lg([[0, '#d9b478'], [1, '#8f6838']], { x1: 0, y1: 740, x2: 0, y2: 936, box: 1 }));
  s.p(pool, s.lg([[0, '#f3dfae'], [0.14, '#a9b3b0'], [0.45, '#5c7a94'], [1, '#33506f']], { x1: 0, y1: 748, x2: 0, y2: 910, box: 1 })); s.defs.push(`<clipPath id="${cid}"><path d="${pool}"/></clipPath>`);
  // the herd: sun from the left, dust-white on that side
  const put = [[el, 520, 750, 1.62, 1], [el, 716, 746, 1.3, 1], [el, 846, 748, 0.66, 1], [el, 1130, 750, 1.46, -1], [ox, 1290, 764, 1.0, -1], [ox, 1420, 776, 0.94, -1], [ox, 306, 772, 0.98, 1], [ox, 210, 782, 0.9, 1], [gi, 1110, 742, 1.62, -1]];
  const cx = (e) => (e === el ? '#8d8376' : e === gi ? '#a8713e' : '#7a6658'), lit = { [el]: '#e3d8c0', [gi]: '#e6b26a', [ox]: '#d9c4a6' };
  s.add(`<g clip-path="url(#${cid})"><g opacity=".5">${put.map(([e, x, y, k, f]) => `<use href="#${e}" fill="${mix(cx(e), '#33506f', 0.35)}" transform="matrix(${(k * f).toFixed(2)} 0 0 ${(-k * 0.85).toFixed(2)} ${x} ${y + 6})"/>`).join('')}</g><path fill="#f3e6c4" opacity=".55" d="${K.glints(5, 30, 760, 900, 640, 560, { w0: 40, w1: 240, h: 2.5 })}"/><path fill="#2a4666" opacity=".5" d="${K.glints(8, 26, 790, 910, 820, 600, { w0: 60, w1: 300, h: 4 })}"/></g>`);
  let sh = ''; for (const [e, x, y, k, f] of put) { const w = (e === el ? 118 : 90) * k * f; sh += K.line([[x + Math.min(0, w), y - 2], [x + Math.max(0, w), y - 2], [x + Math.max(0, w) + 90 * k, y + 7], [x + Math.min(0, w) + 40 * k, y + 9]]); } s.p(sh, '#8a6440', 'opacity=".5"');
  // each beast twice: the lit silhouette, then its body moved a little away from the sun and cut to the first
  const clips = new Map([[el, F.elephantPath], [ox, F.oryx], [gi, F.giraffe]].map(([e, d]) => { const c = s.id(); s.defs.push(`<clipPath id="${c}"><path d="${d}"/></clipPath>`); return [e, c]; }));
  for (const [e, x, y, k, f] of [...put].reverse()) { const o = e === el ? 6 : 3; s.add(`<g transform="matrix(${(k * f).toFixed(2)} 0 0 ${k.toFixed(2)} ${x} ${y})"><use href="#${e}" fill="${lit[e]}"/><g clip-path="url(#${clips.get(e)})"><use href="#${e}" x="${o * f}" y="${o * 0.6}" fill="${cx(e)}"/></g>${e === el ? `<path fill="#6b635b" d="${F.elephant.ear}"/>${f > 0 ? '<path fill="#c9bda4" d="M76 -91L69 -80L66 -66L69 -53L71 -66L75 -80L85 -90z"/>' : ''}<path fill="#fff6df" d="${F.elephant.tusk}"/>` : ''}</g>`); }
  { const q = K.rng(7); let a = '', b = ''; for (let i = 0; i < 44; i++) { const t = q() * 3.3 + 3.05, x = 800 + Math.cos(t) * 740 + q.in(-30, 30), y = 836 - Math.sin(t) * 96 * (Math.sin(t) < 0 ? 1 : 0.9) + q.in(4, 26), w = q.in(6, 17), h = w * 0.5; if (y < 800) continue; a += K.line([[x - w, y], [x - w * 0.7, y - h], [x + w * 0.3, y - h * 1.1], [x + w, y - h * 0.3], [x + w * 0.8, y + 2]]); b += K.line([[x - w * 0.7, y - h], [x + w * 0.3, y - h * 1.1], [x + w * 0.1, y - h * 0.5], [x - w * 0.8, y - h * 0.2]]); } s.p(a, '#9c7a4c').p(b, '#ecd9ac'); }
  // near bank: gold grass, guineafowl, dark grass
  const b2 = P([[-40, 950], [200, 938], [520, 956], [900, 966], [1260, 944], [1660, 916]]); s.p(K.fillDown(b2, H), s.lg([[0, '#a97a3c'], [1, '#4f361f']], { x1: 0, y1: 920, x2: 0, y2: 1067, box: 1 }));
  s.tufts(20, b2, 0, W, 46, 0.5, 1.0, '#8f6530', { heads: 0.3 });
  const guinea = K.curve([[0, -8], [6, -16], [16, -18], [22, -14], [25, -20], [28, -23], [31, -19], [27, -14], [24, -7], [14, -3], [5, -4]]) + 'M12 -4v5h2v-5zM18 -4v5h2v-5z', gs = s.sym(`<path d="${guinea}"/>`); for (const [x, y, k] of [[560, 944, 1.3], [606, 950, -1.1], [650, 946, 1.3], [1040, 948, 1.2], [1090, 944, 1.25]]) s.use(gs, x, y, k, Math.abs(k), 'fill="#2f3440"');
  s.p(K.fillDown(P(b2.filter((_, i) => i % 8 === 0).map(([x, y]) => [x, y + 72])), H + 20), '#33241a');
  s.tufts(21, b2.map(([x, y]) => [x, y + 74]), 0, W, 40, 0.9, 1.8, '#33241a', { heads: 0.3 });
  return s;
}

// Makgadikgadi: baobabs on the salt, the whole Milky Way
function makgadikgadi() {
  const s = new Scene('makgadikgadi', 1600, 1067, 'm'), { W, H } = s;
  s.sky([[0, '#0b1433'], [0.3, '#16305f'], [0.52, '#28568a'], [0.64, '#5f93a6'], [0.72, '#e7c79a'], [0.76, '#f2b878']]);
  const fade = (y) => Math.max(0, 1 - y / 720) ** 0.6, f = (x) => 720 - 1.05 * (x - 350) + 120 * Math.sin(x / 260);
  s.galaxy(9, f, 380, 1240, 130, { dust: 420, fade, body: '#4f86b5', core: '#c3d2da' });
  s.dots(K.stars(31, 380, 0, 0, W, 640, (x, y) => fade(y)), '#cfdcea', 1.8, 0.8); s.dots(K.stars(32, 90, 0, 0, W, 600, (x, y) => fade(y)), '#fff6df', 3.2, 0.95); s.dots(K.stars(33, 16, 0, 0, W, 480), '#fff', 5);
  const hz = K.ridge([[-40, 790], [400, 786], [900, 790], [1660, 784]], 0.01, 3, 40);
  s.p(K.fillDown(hz, H), s.lg([[0, '#d9c9b2'], [0.15, '#8fa9b4'], [0.5, '#4a6f92'], [1, '#1d3764']], { x1: 0, y1: 788, x2: 0, y2: 1067, box: 1 }));
  const r = K.rng(6); let cr = ''; for (let row = 0; row < 9; row++) { const y = 800 + 260 * (row / 9) ** 1.6, y2 = 800 + 260 * ((row + 1) / 9) ** 1.6, n = 15 - row; let px = -60; for (let i = 0; i <= n + 1; i++) { const x = (i / n) * W + (row % 2) * (W / n / 2) - 40 + r.in(-20, 20); cr += `M${Math.round(px)} ${Math.round(y + r.in(-2, 2))}L${Math.round(x)} ${Math.round(y + r.in(-3, 3))}l${Math.round((x - W / 2) * 0.05 * (row + 1) * 0.5 + r.in(-14, 14))} ${Math.round(y2 - y)}`; px = x; } } s.s(cr, '#dfe6e4', 2, 'opacity=".16"');
  const rocks = (x, y, k, sd) => { const q = K.rng(sd); for (let i = 0; i < 9; i++) { const w = q.in(50, 130) * k, h = q.in(26, 62) * k, cx = x + q.in(-190, 190) * k, cy = y + q.in(-6, 16) * k; s.p(K.curve([[cx - w / 2, cy], [cx - w * 0.42, cy - h * 0.7], [cx - w * 0.1, cy - h], [cx + w * 0.3, cy - h * 0.82], [cx + w / 2, cy]]), '#14213f').p(K.curve([[cx - w * 0.46, cy - h * 0.4], [cx - w * 0.38, cy - h * 0.76], [cx - w * 0.1, cy - h * 0.98], [cx + w * 0.1, cy - h * 0.92], [cx - w * 0.14, cy - h * 0.72]]), '#4f7795', 'opacity=".7"'); } };
  const c = { wood: '#0c1530', side: '#070d20', folds: '#2a4570', lit: null };
  const b1 = s.tree(K.baobab(4, { h: 560, w: 170, depth: 5, minW: 2.4 }), c), b2 = s.tree(K.baobab(9, { h: 420, w: 150, depth: 4 }), { ...c, wood: '#142343', side: '#0d1833' }), b3 = s.tree(K.baobab(15, { h: 400, w: 120, depth: 4, limbs: 4 }), { ...c, wood: '#24406a', side: '#1a3157', folds: '#3d608a' });
  s.use(b3, 610, 800, 0.42).use(b3, 760, 797, -0.26, 0.26); rocks(420, 806, 0.4, 3);
  s.use(b2, 250, 850, 0.92); rocks(210, 862, 0.8, 4);
  s.circle(1010, 906, 200, s.rg([[0, '#ffcf86', 0.75], [0.4, '#f29a4b', 0.25], [1, '#f29a4b', 0]]));
  s.use(b1, 1230, 946, 1.22); rocks(1300, 966, 1.1, 8);
  s.p(K.curve([[1066, 950], [1112, 930], [1128, 880], [1126, 800], [1130, 740], [1142, 800], [1146, 880], [1138, 936], [1120, 952]]), '#f0a35c', 'opacity=".5"').p(K.curve([[1168, 946], [1174, 880], [1170, 820], [1182, 880], [1184, 944]]), '#f0a35c', 'opacity=".3"');
  s.use(s.sym(`<path d="${F.person}"/>`), 1000, 940, 1.05, 1.05, 'fill="#0c1530"').circle(1022, 918, 7, '#ffe3a6').circle(1022, 918, 20, '#ffcf86', 'opacity=".45"');
  s.s('M1009 888l13 22', '#0c1530', 5);
  return s;
}

// Quiver-tree forest at first light
function quiverTrees() {
  const s = new Scene('quiver-trees', 1600, 1067, 'q'), { W, H } = s;
  s.sky([[0, '#6fa8a6'], [0.3, '#bcd0b8'], [0.5, '#f5dcb5'], [0.68, '#f3ab86'], [0.78, '#e58a76']]);
  s.disc(560, 690, 92, '#fff3d2', '#fbe0ae', [1.6, 2.5, 3.8], 0.2);
  for (const [sd, x, y, w, h] of [[3, 820, 260, 640, 24], [5, 120, 360, 520, 20], [8, 1000, 440, 540, 16]]) s.p(K.stratus(sd, x, y, w, h), '#fbe7c8', 'opacity=".75"');
  const m1 = K.ridge([[-40, 720], [200, 690], [460, 716], [760, 700], [980, 640], [1120, 620], [1340, 628], [1460, 690], [1660, 700]], 0.04, 5, 20); s.p(K.fillDown(m1, H), '#c7807a'); s.p(K.shadows(m1, 790, 6, { prom: 8, dir: -1 }), '#a9626e', 'opacity=".55"');
  s.haze(640, 790, '#f3b48e', 0, 0.75);
  const m2 = K.ridge([[-40, 780], [340, 764], [700, 784], [1100, 760], [1660, 786]], 0.03, 9, 22); s.p(K.fillDown(m2, H), s.lg([[0, '#b9635a'], [1, '#5d2a44']], { x1: 0, y1: 760, x2: 0, y2: 1067, box: 1 }));
  const small = K.quiver(5, { h: 300, w: 34, depth: 4 }), mid = K.quiver(23, { h: 380, w: 44, depth: 4 }), big = K.quiver(2, { h: 400, w: 50, depth: 5 });
  const A = s.tree(small, { wood: '#8a4350', front: '#8a4350', lit: '#c77a68' }), B = s.tree(mid, { wood: '#5a2540', front: '#4a2440', lit: '#d98563' }), C = s.tree(big, { wood: '#2a1028', front: '#33182f', lit: '#f0a06a' });
  for (const [x, y, k] of [[120, 806, 0.42], [330, 800, 0.34], [820, 806, 0.46], [930, 800, 0.3], [1500, 806, 0.44], [1390, 800, 0.3]]) s.use(A, x, y, k);
  const rock = (x, y, w, h, a, b, sd) => { const q = K.rng(sd); const p = [[x - w / 2, y], [x - w * 0.47, y - h * 0.7], [x - w * 0.3, y - h * q.in(0.92, 1.02)], [x + w * 0.2, y - h], [x + w * 0.44, y - h * 0.78], [x + w / 2, y]]; s.p(K.curve(p, true, 0, 0.55), a); s.p(K.curve([p[0], p[1], p[2], [x + w * 0.02, y - h * 0.97], [x - w * 0.1, y - h * 0.5], [x - w * 0.24, y]], true, 0, 0.6), b); };
  s.use(B, 470, 900, 0.98).use(B, 1470, 930, -1.1, 1.1);
  for (const [x, y, w, h, sd] of [[360, 920, 120, 70, 1], [300, 934, 90, 50, 2], [590, 930, 130, 60, 3], [1340, 950, 150, 84, 4], [1560, 960, 150, 90, 5]]) rock(x, y, w, h, '#4a1f3b', '#c06a58', sd);
  const g = K.ridge([[-40, 940], [300, 930], [640, 950], [980, 966], [1300, 950], [1660, 964]], 0.03, 14, 22); s.p(K.fillDown(g, H), s.lg([[0, '#4a1f3b'], [1, '#22102a']], { x1: 0, y1: 930, x2: 0, y2: 1067, box: 1 }));
  s.use(C, 1010, 980, 1.86);
  for (const [x, y, w, h, sd] of [[830, 1000, 200, 110, 6], [700, 1020, 150, 80, 7], [1190, 1010, 210, 96, 8], [1330, 1030, 150, 70, 9], [900, 1040, 150, 64, 10], [110, 1030, 230, 120, 11], [260, 1050, 140, 70, 12]]) rock(x, y, w, h, '#2c1330', '#a0505a', sd);
  s.tufts(6, g.map(([x, y]) => [x, y + 60]), 0, W, 44, 0.5, 1.1, '#22102a', { heads: 0.2 });
  return s;
}
export default { sossusvlei, 'fish-river': fishRiver, 'skeleton-coast': skeletonCoast, etosha, makgadikgadi, 'quiver-trees': quiverTrees };
