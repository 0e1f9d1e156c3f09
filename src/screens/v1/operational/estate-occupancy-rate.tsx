import { OccupancyScreen } from '../../../features/reports/OccupancyScreen.tsx';

export default OccupancyScreen;
