import type { Game } from '../game.ts';
import type { OnDays } from '../schedule/timetable.ts';

/*
 * Stations by weekday. A station's id is its name without marks and spaces: the letters that bettors write collide, so
 * nothing is keyed by them. A change of the calendar is another timetable, and the old one gets its last day.
 */
const centralStations: readonly Station[] = [
  ['PHUYEN', 'Phú Yên', 1],
  ['HUE', 'Thừa Thiên Huế', 1, 7],
  ['DAKLAK', 'Đắk Lắk', 2],
  ['QUANGNAM', 'Quảng Nam', 2],
  ['DANANG', 'Đà Nẵng', 3, 6],
  ['KHANHHOA', 'Khánh Hòa', 3, 7],
  ['BINHDINH', 'Bình Định', 4],
  ['QUANGTRI', 'Quảng Trị', 4],
  ['QUANGBINH', 'Quảng Bình', 4],
  ['GIALAI', 'Gia Lai', 5],
  ['NINHTHUAN', 'Ninh Thuận', 5],
  ['QUANGNGAI', 'Quảng Ngãi', 6],
  ['DAKNONG', 'Đắk Nông', 6],
  ['KONTUM', 'Kon Tum', 7],
];

const southernStations: readonly Station[] = [
  ['TPHCM', 'TP.HCM', 1, 6],
  ['DONGTHAP', 'Đồng Tháp', 1],
  ['CAMAU', 'Cà Mau', 1],
  ['BENTRE', 'Bến Tre', 2],
  ['VUNGTAU', 'Vũng Tàu', 2],
  ['BACLIEU', 'Bạc Liêu', 2],
  ['DONGNAI', 'Đồng Nai', 3],
  ['CANTHO', 'Cần Thơ', 3],
  ['SOCTRANG', 'Sóc Trăng', 3],
  ['TAYNINH', 'Tây Ninh', 4],
  ['ANGIANG', 'An Giang', 4],
  ['BINHTHUAN', 'Bình Thuận', 4],
  ['VINHLONG', 'Vĩnh Long', 5],
  ['BINHDUONG', 'Bình Dương', 5],
  ['TRAVINH', 'Trà Vinh', 5],
  ['LONGAN', 'Long An', 6],
  ['BINHPHUOC', 'Bình Phước', 6],
  ['HAUGIANG', 'Hậu Giang', 6],
  ['TIENGIANG', 'Tiền Giang', 7],
  ['KIENGIANG', 'Kiên Giang', 7],
  ['DALAT', 'Đà Lạt', 7],
];

type Station = readonly [id: string, name: string, ...weekdays: readonly number[]];

/** Nothing is drawn from the eve of the lunar new year to its third day. */
const lunarNewYears = [
  '2026-02-16',
  '2026-02-17',
  '2026-02-18',
  '2026-02-19',
  '2027-02-05',
  '2027-02-06',
  '2027-02-07',
  '2027-02-08',
];

const drawn = (weekdays: readonly number[], at: string): OnDays => ({
  from: '2025-01-01',
  offsetHours: 7,
  closesSecondsBefore: 600,
  weekdays,
  at,
  without: lunarNewYears,
});

const stationGames = (rules: string, stations: readonly Station[], at: string): Game[] =>
  stations.map(([id, station, ...weekdays]) => ({
    code: `${rules}-${id}`,
    rules,
    station,
    timetables: [drawn(weekdays, at)],
  }));

export const vietnamGames: readonly Game[] = [
  { code: 'XSMB', rules: 'XSMB', timetables: [drawn([1, 2, 3, 4, 5, 6, 7], '18:15')] },
  ...stationGames('XSMN', southernStations, '16:15'),
  ...stationGames('XSMT', centralStations, '17:15'),
];

/** Where the north draws on each ISO weekday, Monday first: one game, another city every day. */
export const northernCities = [
  'Hà Nội',
  'Quảng Ninh',
  'Bắc Ninh',
  'Hà Nội',
  'Hải Phòng',
  'Nam Định',
  'Thái Bình',
] as const;
